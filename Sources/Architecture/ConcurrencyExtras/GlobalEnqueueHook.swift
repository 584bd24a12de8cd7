import Foundation

/// The variable of the concurrency runtime that decides where a task without an executor is queued.
struct GlobalEnqueueHook: @unchecked Sendable {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  static let shared = GlobalEnqueueHook(symbol: "swift_task_enqueueGlobal_hook")

  /// How many jobs have been queued by way of the hook.
  static let count = LockIsolated(0)

  private let variable: UnsafeMutablePointer<Hook?>?

  // NB: The runtime has no API for this. `dlsym` finds the address of the exported variable, which
  // the runtime declares as an optional function pointer of just this type.
  init(symbol: String) {
    self.variable = dlsym(dlopen(nil, RTLD_LAZY), symbol)?
      .assumingMemoryBound(to: Hook?.self)
  }

  var isInstalled: Bool {
    get { variable?.pointee != nil }
    nonmutating set {
      let hook: Hook = { job, _ in
        GlobalEnqueueHook.count.withValue { $0 += 1 }
        MainActor.shared.enqueue(job)
      }
      variable?.pointee = newValue ? hook : nil
    }
  }
}
