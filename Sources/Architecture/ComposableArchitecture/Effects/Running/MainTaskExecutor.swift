/// Has a task that waits on the main actor go on right there.
///
/// Whatever a task waits for, the runtime wakes it on a thread of its pool, where the task finds that
/// it belongs on the main actor. That is two threads woken instead of none. A task that prefers this
/// executor while it waits is queued on the main actor to begin with.
final class MainTaskExecutor: TaskExecutor {
  static let shared = MainTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
