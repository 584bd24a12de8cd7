/// An observer of the actions of a root core, such as a test store.
@MainActor
protocol StoreMonitor<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func storeWillReduce(_ action: Action)

  /// Called after an action is reduced.
  ///
  /// `isReceived` is `true` if an effect sent the action. `task` is the work of the action, which
  /// has not started yet, or `nil` if there is no work.
  func storeDidReduce(_ action: Action, isReceived: Bool, task: ActionTask?)
}
