import IdentifiedCollections

/// A core of an element of a list. The element can be removed.
///
/// After the element is removed, the core returns the last state that the core read, so that a
/// frozen page has a state to show.
@MainActor
final class ElementCore<ID: Hashable & Sendable, State, Action>: StoreCore {
  private let list: ElementChangeObserver<ID, State, Action>
  private let id: ID
  private var last: State

  /// Creates a core of an element whose current state is `last`.
  init(_ id: ID, last: State, of list: ElementChangeObserver<ID, State, Action>) {
    self.list = list
    self.id = id
    self.last = last
  }

  var state: State {
    guard let state = untrackedState else { return last }
    last = state
    return state
  }

  // Not stored in `last`, because with a second reference to a list, the next action of an element
  // would copy the list.
  var untrackedState: State? { list.core.untrackedState?[id: id] }

  func access() { list.core.access() }

  var isInvalid: Bool { list.core.isInvalid || untrackedState == nil }

  // `false`, because the list is read without tracking. A list notifies all of its observers when
  // one element is replaced.
  var observesReplacement: Bool { false }

  var identities: [ObservableStateID] {
    identity(of: state).map { [$0] } ?? []
  }

  var work: RunningTasks { list.core.work }

  func send(_ action: Action) -> ActionTask? {
    list.core.send(.element(id: id, action: action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    list.core.subscribe(handler)
  }

  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    list.subscribe(to: id, handler)
  }
}
