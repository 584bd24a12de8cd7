import Dependencies
import IssueLocations
import Sharing

/// A record of the actions that a test store's core has processed, and of the in-flight work.
@MainActor
final class TestRecorder<State, Action>: StoreMonitor {
  /// A processed action, the state and the changed shared values after the action, and a copy of
  /// the generator of stack element identifiers that was made before the action.
  struct Step {
    let action: Action
    let state: State
    let sharedValues: SharedSnapshot
    let stackElementIDs: StackElementIDGenerator
  }

  struct RunningEffect {
    let action: Action
    let task: ActionTask
    let location: IssueLocation
  }

  /// The source location of the last action that the test sent. Initially, the location at which
  /// the test store was created.
  var location: IssueLocation

  /// The shared values that the feature has changed.
  let sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)

  private(set) var sent: [Step] = []
  var received: [Step] = []
  private var runningEffects: [RunningEffect] = []
  private weak var core: (any StoreCore<State, Action>)?
  private let dependencies: @MainActor () -> DependencyValues
  private var stackElementIDs = StackElementIDGenerator()

  init(
    core: any StoreCore<State, Action>,
    location: IssueLocation,
    dependencies: @escaping @MainActor () -> DependencyValues
  ) {
    self.core = core
    self.location = location
    self.dependencies = dependencies
  }

  /// The recorded effects that have not finished, except effects that only wait for a dismissal.
  var inFlight: [RunningEffect] {
    runningEffects.removeAll { !$0.task.isVisiblyRunning }
    return runningEffects
  }

  func removeRunningEffects() {
    runningEffects = []
  }

  func removeSent() -> [Step] {
    defer { sent = [] }
    return sent
  }

  func storeWillReduce(_ action: Action) {
    stackElementIDs = dependencies().stackElementID.copy()
  }

  func storeDidReduce(_ action: Action, isReceived: Bool, task: ActionTask?) {
    guard let core else { return }
    let step = Step(
      action: action,
      state: core.state,
      sharedValues: sharedChanges.snapshot(),
      stackElementIDs: stackElementIDs
    )
    if isReceived {
      received.append(step)
    } else {
      sent.append(step)
    }
    guard let task else { return }
    // A failure is reported where the test sent the action that started the work. The effect that
    // sent a received action is still in flight and has the same root task, so the location of an
    // effect with the same root task is used.
    let origin = isReceived ? runningEffects.first { $0.task.root === task.root }?.location : nil
    runningEffects.append(RunningEffect(action: action, task: task, location: origin ?? location))
  }
}
