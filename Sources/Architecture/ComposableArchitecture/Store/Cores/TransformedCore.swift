/// A core whose state and actions are converted by closures.
@MainActor
final class TransformedCore<ParentState, ParentAction, State, Action>: DerivedCore {
  let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction
  let observesReplacement: Bool

  init(
    parent: any StoreCore<ParentState, ParentAction>,
    state toState: @escaping (ParentState) -> State,
    action fromAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    observesReplacement = parent.observesReplacementOfParts
    self.toState = toState
    self.fromAction = fromAction
  }

  var state: State { derive(parent.state) }

  var untrackedState: State? { parent.untrackedState.map(derive) }

  private func derive(_ parent: ParentState) -> State {
    GetterEvaluation.evaluate { toState(parent) }
  }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }
}
