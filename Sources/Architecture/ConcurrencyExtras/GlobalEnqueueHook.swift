import Foundation
import Synchronization

/// The hook of the concurrency runtime that enqueues the jobs of tasks without an executor. If the
/// hook is not set, the runtime enqueues these jobs on its pool.
struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  /// The type of `swift_job_run`. The last two arguments are the two words of an executor
  /// reference.
  typealias RunJob = @convention(thin) (UnownedJob, UInt, UInt) -> Void

  static let shared = GlobalEnqueueHook(symbol: "swift_task_enqueueGlobal_hook")

  /// Whether jobs are enqueued on the main thread instead of on the pool.
  private static let usesMainThread = Atomic(false)

  /// The number of calls of ``beginCounting()`` without a matching call of ``endCounting()``.
  private static let counters = Lock(0)

  private let variable: UnsafeMutablePointer<Hook?>?

  // NB: The runtime has no API that sets the hook. `dlsym` finds the address of the exported
  // variable, which the runtime declares as an optional function pointer of the type `Hook`.
  init(symbol: String) {
    self.variable = dlsym(dlopen(nil, RTLD_LAZY), symbol)?
      .assumingMemoryBound(to: Hook?.self)
  }

  /// Whether jobs are enqueued on the main thread.
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

  /// Starts counting the jobs that are enqueued. Jobs are counted until ``endCounting()`` has been
  /// called as often as this method.
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

  /// Stops counting jobs, unless another call of ``beginCounting()`` has no matching call yet.
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
      if !ResumptionMark.shared.isSet {
        ReadyWork.shared.countMainThreadJob()
      }
      MainActor.shared.enqueue(job)
    } else if let runJob {
      let generation = ReadyWork.shared.insertJob()
      DispatchQueue.global(qos: job.priority.qualityOfService).async {
        // Two zero words refer to no executor, as on the runtime's own threads.
        runJob(job, 0, 0)
        ReadyWork.shared.removeJob(from: generation)
      }
    } else {
      original(job)
    }
  }

  // NB: `UnownedJob` declares methods that run a job on a custom executor, but no method that runs
  // a job without an executor. The exported function `swift_job_run` supports both.
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
