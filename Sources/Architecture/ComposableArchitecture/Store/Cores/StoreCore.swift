/// What a store stands on: where its state is and where its actions go.
///
/// A root core owns the state. Every other core looks at a part of its parent's, and owns nothing
/// but what it needs to find that part.
@MainActor
protocol StoreCore<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state, or for a part that is gone, the last that was seen of it.
  var state: State { get }

  /// Notes that the state is read, as reading ``state`` does.
  func access()

  /// Whether the part of the parent's state that this core looks at is gone.
  var isInvalid: Bool { get }

  /// Whether reading the state within a tracking scope is enough to hear that it was replaced.
  var tellsOfReplacement: Bool { get }

  /// What tells the state from another in its place, after the same for each state that it is a part of:
  /// of all of which readers aren't told otherwise.
  var traces: [StateTrace] { get }

  /// What runs in the root.
  var work: RunningWork { get }

  /// Sends an action on its way to the root.
  func send(_ action: Action) -> ActionTask?

  /// Calls `handler` after each change of the state, in the order of subscription.
  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription

  /// Calls `handler` after each change of the state that this core looks at. Others it may leave out,
  /// if what the state is made of are values: of objects that it holds it knows nothing.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription
}

extension StoreCore {
  // Where nothing is known of what has changed, it may always have been this.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    subscribe(handler)
  }
}
