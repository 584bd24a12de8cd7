import Foundation
import Synchronization

/// The variable of the concurrency runtime that determines where a task without an executor is
/// queued.
struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  /// The runtime's function that runs a job, with the two words that represent an executor.
  typealias RunJob = @convention(thin) (UnownedJob, UInt, UInt) -> Void

  static let shared = GlobalEnqueueHook(symbol: "swift_task_enqueueGlobal_hook")

  /// Whether jobs are queued on the main thread instead of on the pool.
  private static let usesMainThread = Atomic(false)

  /// The number of callers that count jobs.
  private static let counters = Mutex(0)

  private let variable: UnsafeMutablePointer<Hook?>?

  // NB: The runtime has no API for this. `dlsym` finds the address of the exported variable, which
  // the runtime declares as an optional function pointer of exactly this type.
  init(symbol: String) {
    self.variable = dlsym(dlopen(nil, RTLD_LAZY), symbol)?
      .assumingMemoryBound(to: Hook?.self)
  }

  /// Whether jobs are queued on the main thread.
  var queuesOnMainThread: Bool {
    get { variable?.pointee != nil && Self.usesMainThread.load(ordering: .acquiring) }
    nonmutating set {
      guard let variable else { return }
      Self.counters.withLock { counters in
        Self.usesMainThread.store(newValue, ordering: .releasing)
        variable.pointee = newValue || counters > 0 ? Self.hook : nil
      }
    }
  }

  /// Counts the jobs that are queued until each call of this method is balanced by
  /// ``endCounting()``.
  ///
  /// - Returns: Whether jobs were already counted, or `nil` if jobs cannot be counted.
  func beginCounting() -> Bool? {
    guard let variable, Self.runJob != nil else { return nil }
    return Self.counters.withLock { counters in
      counters += 1
      defer { variable.pointee = Self.hook }
      return variable.pointee != nil
    }
  }

  /// Stops counting jobs, unless another caller of ``beginCounting()`` still counts jobs.
  func endCounting() {
    guard let variable else { return }
    Self.counters.withLock { counters in
      counters -= 1
      if counters == 0, !Self.usesMainThread.load(ordering: .acquiring) {
        variable.pointee = nil
      }
    }
  }

  private static let hook: Hook = { job, original in
    if usesMainThread.load(ordering: .acquiring) {
      ReadyWork.shared.countMainThreadJob()
      MainActor.shared.enqueue(job)
    } else if let runJob {
      let generation = ReadyWork.shared.insertJob()
      DispatchQueue.global(qos: job.priority.qualityOfService).async {
        // Without an executor, as on the runtime's own threads.
        runJob(job, 0, 0)
        ReadyWork.shared.removeJob(from: generation)
      }
    } else {
      original(job)
    }
  }

  // NB: `UnownedJob` has this function only for custom executors, and not for the executor of the
  // runtime, which a job without an executor needs. The runtime exports the function for both.
  private static let runJob: RunJob? = {
    var address = dlsym(dlopen(nil, RTLD_LAZY), "swift_job_run")
    return withUnsafeBytes(of: &address) { $0.load(as: RunJob?.self) }
  }()
}

extension JobPriority {
  /// The quality of service of the threads on which the runtime runs a job of this priority.
  fileprivate var qualityOfService: DispatchQoS.QoSClass {
    switch TaskPriority(rawValue: rawValue) {
    case let priority where priority > .high: .userInteractive
    case .high: .userInitiated
    case .low: .utility
    case .background: .background
    default: .default
    }
  }
}
