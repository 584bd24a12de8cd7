/// A core of a part of the parent's state that can be removed, such as the value of an optional,
/// the payload of a case, or an element of a stack.
///
/// After the part is removed, the core returns the last state that it read, so that a frozen page
/// has a state to show.
@MainActor
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State?
  private let fromAction: (Action) -> ParentAction
  private let lastReplacement = ComposableArchitecture.lastReplacement(in: ParentState.self)
  private var last: State

  /// Creates a core of a part whose current state is `last`.
  init(
    parent: any StoreCore<ParentState, ParentAction>,
    last: State,
    state toState: @escaping (ParentState) -> State?,
    action fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.last = last
    self.toState = toState
    self.fromAction = fromAction
  }

  var state: State {
    guard let state = toState(parent.state) else { return last }
    last = state
    return state
  }

  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid || toState(parent.state) == nil }

  var observesReplacement: Bool {
    parent.observesReplacement && StateIdentity<ParentState>.observesParts
  }

  var identitySnapshots: [IdentitySnapshot] {
    if observesReplacement { return [] }
    let replaced = lastReplacement?(parent.state)
    return parent.identitySnapshots
      + (StateIdentity<State>().map { [IdentitySnapshot(id: $0(state), replaced: replaced)] } ?? [])
  }

  var work: RunningTasks { parent.work }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
