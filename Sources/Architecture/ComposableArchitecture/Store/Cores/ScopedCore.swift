/// A part of the parent's state, always there, and the actions of that part.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction
  private let isStored: () -> Bool

  /// - Parameter isStored: Whether the part is stored in the parent's state, so that it changes only
  ///   with that. Asked when somebody wants to know.
  init(
    parent: any StoreCore<ParentState, ParentAction>,
    state toState: @escaping (ParentState) -> State,
    action fromAction: @escaping (Action) -> ParentAction,
    isStored: @escaping () -> Bool = { false }
  ) {
    self.parent = parent
    self.toState = toState
    self.fromAction = fromAction
    self.isStored = isStored
  }

  var state: State { toState(parent.state) }

  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid }

  var tellsOfReplacement: Bool {
    parent.tellsOfReplacement && StateIdentity<ParentState>.tellsOfParts
  }

  var traces: [StateTrace] {
    if tellsOfReplacement { return [] }
    return parent.traces + (StateIdentity<State>().map { [StateTrace(id: $0(state))] } ?? [])
  }

  var work: RunningWork { parent.work }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }

  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    isStored() ? parent.subscribeToOwnChanges(handler) : parent.subscribe(handler)
  }
}
