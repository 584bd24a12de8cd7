/// The implementation of a store, which reads the state and receives the actions.
///
/// A root core owns the state. Every other core derives its state from its parent, and owns only
/// the values that it needs for this.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state, or the last state that was read if the part has been removed.
  var state: State { get }

  /// Tracks that the state is read, as reading ``state`` does.
  func access()

  /// Whether the part of the parent's state that this core reads has been removed.
  var isInvalid: Bool { get }

  /// Whether tracking a read of the state suffices to observe a replacement of the state.
  var observesReplacement: Bool { get }

  /// The traces of the states that contain this state, outermost first, followed by the trace of
  /// this state. Contains only the states whose replacement isn't observed by tracking.
  var identitySnapshots: [IdentitySnapshot] { get }

  /// The running work of the root core.
  var work: RunningTasks { get }

  /// Sends an action to the root core.
  func send(_ action: Action) -> ActionTask?

  /// Calls `handler` after each change of the state, in the order of subscription.
  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription

  /// Calls `handler` after each change of the state that this core reads. Changes of other state
  /// may be skipped, which is sound only for a state of values, because changes inside of objects
  /// are not detected.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription
}

extension StoreCore {
  // Without information about the change, any change may have changed this state.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    subscribe(handler)
  }
}
