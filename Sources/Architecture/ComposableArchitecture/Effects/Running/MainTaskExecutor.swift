/// A task executor that resumes a waiting task of the main actor directly on the main actor.
///
/// By default the runtime resumes each task on a thread of its pool, where the task then switches
/// to the main actor, so that two threads are woken instead of none. A waiting task that prefers
/// this executor is enqueued on the main actor directly.
final class MainTaskExecutor: TaskExecutor {
  static let shared = MainTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
