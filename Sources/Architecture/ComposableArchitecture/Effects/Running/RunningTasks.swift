/// The tasks of the actions whose work is not complete.
@MainActor
final class RunningTasks {
  private(set) var tasks: [ObjectIdentifier: ActionTask] = [:]

  var count: Int { tasks.count }

  func insert(_ task: ActionTask) {
    tasks[ObjectIdentifier(task)] = task
  }

  func remove(_ task: ActionTask) {
    tasks.removeValue(forKey: ObjectIdentifier(task))
  }

  func cancel() {
    for task in tasks.values {
      task.cancel()
    }
  }
}
