/// A part of the parent's state, always there, and the actions of that part.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    parent: any StoreCore<ParentState, ParentAction>,
    state toState: @escaping (ParentState) -> State,
    action fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toState = toState
    self.fromAction = fromAction
  }

  var state: State { toState(parent.state) }

  func access() { parent.access() }

  var isInvalid: Bool { parent.isInvalid }

  var tellsOfReplacement: Bool {
    parent.tellsOfReplacement && StateIdentity<ParentState>.tellsOfParts
  }

  var work: RunningWork { parent.work }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
