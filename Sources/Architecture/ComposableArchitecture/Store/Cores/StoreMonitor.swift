/// Watches a root core at work. A test store is one.
@MainActor
protocol StoreMonitor<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  func storeWillReduce(_ action: Action)

  /// - Parameters:
  ///   - isReceived: Whether an effect sent the action.
  ///   - task: What the action set off, before it starts; `nil` if nothing.
  func storeDidReduce(_ action: Action, isReceived: Bool, task: ActionTask?)
}
