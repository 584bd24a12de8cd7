/// The implementation of a store, which reads the state and sends actions to the root core.
///
/// A root core owns the state. Every other core derives its state from the state of its parent. A
/// core of a part that can be removed also stores the last state that the core read.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state, or the last state that was read if the part has been removed.
  var state: State { get }

  /// The state, read without tracking the property that stores the state, if possible. `nil` if the
  /// part has been removed. Used for collections, whose elements notify their own observers.
  var untrackedState: State? { get }

  /// Tracks a read of the state, as reading ``state`` does.
  func access()

  /// Whether the part of the parent's state that this core reads has been removed.
  var isInvalid: Bool { get }

  /// Whether tracking a read of the state suffices to observe a replacement of the state.
  var observesReplacement: Bool { get }

  /// The identities of the states that contain this state, outermost first, followed by the
  /// identity of this state. Contains only the observable states whose replacement isn't observed
  /// by tracking.
  var identities: [ObservableStateID] { get }

  /// The in-flight work of the root core.
  var work: RunningTasks { get }

  /// Sends an action to the root core.
  func send(_ action: Action) -> ActionTask?

  /// Calls `handler` each time the root core has processed actions, even if the state is unchanged.
  /// Handlers are called in the order of subscription.
  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription

  /// Calls `handler` after each change of the state that this core reads. The handler may also be
  /// called after other changes. A change inside of an object may be skipped, so the state must not
  /// contain objects.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription
}

extension StoreCore {
  /// The identity of the state, or an empty array if the state isn't observable.
  var stateIdentity: [ObservableStateID] {
    // Two calls of a getter that changes a copy return the same identity.
    GetterEvaluation.evaluatePreservingIdentities {
      identity(of: state).map { [$0] } ?? []
    }
  }

  // By default, any change may have changed this state.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    subscribe(handler)
  }
}
