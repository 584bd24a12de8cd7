/// A task executor that resumes waiting tasks of the main actor directly on the main actor.
///
/// By default, the runtime resumes a task on a thread of its pool, and the task then switches to
/// the main actor, which wakes two threads. A task that prefers this executor while the task waits
/// is enqueued on the main actor directly, which wakes no other thread.
final class MainTaskExecutor: TaskExecutor {
  static let shared = MainTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
