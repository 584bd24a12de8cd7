/// A core of a part of the parent's state that can be removed, such as the value of an optional,
/// the payload of a case, or an element of a stack.
///
/// After the part is removed, the core returns the last state that the core read, so that a frozen
/// page has a state to show.
@MainActor
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State?
  private let fromAction: (Action) -> ParentAction
  /// Whether the part is an element of a collection, which is read without tracking the collection.
  private let isElement = ParentState.self is any ElementsIdentified.Type
  let observesReplacement: Bool
  private var last: State

  /// Creates a core of a part whose current state is `last`.
  init(
    parent: any StoreCore<ParentState, ParentAction>,
    last: State,
    state toState: @escaping (ParentState) -> State?,
    action fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    observesReplacement = parent.observesReplacementOfParts
    self.last = last
    self.toState = toState
    self.fromAction = fromAction
  }

  var state: State {
    guard let state = current else { return last }
    last = state
    return state
  }

  // Not stored in `last`, because with a second reference to a list, the next action of an element
  // would copy the list.
  var untrackedState: State? { parent.untrackedState.flatMap(derive) }

  private var current: State? {
    isElement ? untrackedState : derive(parent.state)
  }

  private func derive(_ parent: ParentState) -> State? {
    GetterEvaluation.evaluate { toState(parent) }
  }

  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid || current == nil }

  var identities: [ObservableStateID] {
    if observesReplacement { return [] }
    // An element doesn't depend on the identity of the collection that contains the element.
    return (isElement ? [] : parent.identities) + stateIdentity
  }

  var work: RunningTasks { parent.work }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
