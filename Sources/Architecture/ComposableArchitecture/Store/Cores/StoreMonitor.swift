/// An observer of the actions of a root core, such as a test store.
@MainActor
protocol StoreMonitor<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func storeWillReduce(_ action: Action)

  /// - Parameters:
  ///   - isReceived: Whether an effect sent the action.
  ///   - task: The work of the action, before the work starts; `nil` if there is none.
  func storeDidReduce(_ action: Action, isReceived: Bool, task: ActionTask?)
}
