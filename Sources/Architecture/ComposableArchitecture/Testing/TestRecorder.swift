import Dependencies

/// What a test store remembers of its core's work: the actions that effects sent, and the work that
/// is not done.
@MainActor
final class TestRecorder<State, Action>: StoreMonitor {
  /// An action that was processed, the state right after it, and where the ids of stack elements
  /// stood right before it.
  struct Step {
    let action: Action
    let state: State
    let stackElementIDs: StackElementIDGenerator
  }

  struct Work {
    let action: Action
    let task: ActionTask
    let location: SourceLocation
  }

  /// Where the action that is sent at the moment was written.
  var location: SourceLocation

  private(set) var sent: [Step] = []
  var received: [Step] = []
  private var work: [Work] = []
  private weak var core: (any StoreCore<State, Action>)?
  private let dependencies: @MainActor () -> DependencyValues
  private var stackElementIDs = StackElementIDGenerator()

  init(
    core: any StoreCore<State, Action>,
    location: SourceLocation,
    dependencies: @escaping @MainActor () -> DependencyValues
  ) {
    self.core = core
    self.location = location
    self.dependencies = dependencies
  }

  /// The work that is not done, but for waiting to be dismissed.
  var inFlight: [Work] {
    work.removeAll { !$0.task.isVisiblyRunning }
    return work
  }

  func forgetWork() {
    work = []
  }

  func takeSent() -> [Step] {
    defer { sent = [] }
    return sent
  }

  func storeWillReduce(_ action: Action) {
    stackElementIDs = dependencies().stackElementID.copy()
  }

  func storeDidReduce(_ action: Action, isReceived: Bool, task: ActionTask?) {
    guard let core else { return }
    let step = Step(action: action, state: core.state, stackElementIDs: stackElementIDs)
    if isReceived {
      received.append(step)
    } else {
      sent.append(step)
    }
    guard let task else { return }
    // Failures are shown where the test sent the action that it all began with. What has sent this
    // one is still at work, and knows.
    let origin = isReceived ? work.first { $0.task.root === task.root }?.location : nil
    work.append(Work(action: action, task: task, location: origin ?? location))
  }
}
