/// A part of the parent's state that may go away: what an optional holds, a case of an enum, an
/// element of a stack.
///
/// When the part has gone the core goes on giving the last it saw, so that a screen that is on its
/// way out has something to show.
@MainActor
final class PartialCore<ParentState, ParentAction, State, Action>: StoreCore {
  private let parent: any StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State?
  private let fromAction: (Action) -> ParentAction
  private let lastReplacement = ComposableArchitecture.lastReplacement(in: ParentState.self)
  private var last: State

  /// - Parameter last: The part as it is now.
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

  var tellsOfReplacement: Bool {
    parent.tellsOfReplacement && StateIdentity<ParentState>.tellsOfParts
  }

  var traces: [StateTrace] {
    if tellsOfReplacement { return [] }
    let replaced = lastReplacement?(parent.state)
    return parent.traces
      + (StateIdentity<State>().map { [StateTrace(id: $0(state), replaced: replaced)] } ?? [])
  }

  var work: RunningWork { parent.work }

  func send(_ action: Action) -> ActionTask? {
    parent.send(fromAction(action))
  }

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    parent.subscribe(handler)
  }
}
