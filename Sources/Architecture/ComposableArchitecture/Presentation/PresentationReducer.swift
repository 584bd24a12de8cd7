import CasePaths
import Dependencies

/// The reducer behind `ifLet` on a presentation.
struct _PresentationReducer<
  Base: Reducer,
  Presentation: _ChildContainer,
  PresentedAction: CasePathable,
  Destination: Reducer
>: Reducer
where
  Destination.State == Presentation.ChildState,
  Destination.Action == PresentedAction._Wrapped
{
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let toPresentationState: WritableKeyPath<State, Presentation>
  let toPresentationAction: AnyCasePath<Action, PresentedAction>
  let destination: Destination
  let location: SourceLocation

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let dependencies = DependencyValues._current
    let path = dependencies.navigationIDPath
    // Who came or left since the last action, or is here from the beginning, is seen to first: this
    // action may be the one that removes it.
    let arrival = toPresentationState.modify(&state, isNoted: false) { mount(&$0, at: path) }
    // Kept while the parent runs, because it may put another value in the place of this one.
    let mounted = state[keyPath: toPresentationState]._mounted
    let effect = run(into: &state, action: action, dependencies: dependencies)
    return toPresentationState.modify(&state, isNoted: false) { presentation in
      presentation._mounted = mounted
      return arrival.merge(with: effect).merge(with: mount(&presentation, at: path))
    }
  }

  private func run(
    into state: inout State,
    action: Action,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    guard let presentationAction = toPresentationAction.extract(from: action) else {
      return base.reduce(into: &state, action: action)
    }
    guard let id = id(of: state) else {
      reportAbsent(presentationAction)
      return base.reduce(into: &state, action: action)
    }
    guard let destinationAction = presentationAction._wrapped else {
      let effect = base.reduce(into: &state, action: action)
      remove(id, from: &state)
      return effect
    }
    let isLast = isLastAction(destinationAction, of: state[keyPath: toPresentationState])
    let destinationEffect = present(
      destinationAction,
      in: &state,
      at: dependencies.navigationIDPath.appending(id),
      dependencies: dependencies
    )
    let baseEffect = base.reduce(into: &state, action: action)
    if isLast {
      remove(id, from: &state)
    }
    return destinationEffect.merge(with: baseEffect)
  }

  /// Removes the presented value, unless the parent has put another one in its place.
  private func remove(_ id: NavigationID, from state: inout State) {
    guard self.id(of: state) == id else { return }
    toPresentationState.modify(&state) { $0._child = nil }
  }

  private func present(
    _ action: Destination.Action,
    in state: inout State,
    at path: NavigationIDPath,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    let effect = DependencyValues.withCurrent(dependencies.presenting(path)) {
      toPresentationState.modify(&state) { presentation in
        presentation._child.mutate { destination.reduce(into: &$0, action: action) }
      }
    }
    return (effect ?? .none).embed(toPresentationAction.wrapped.embed).belonging(to: path)
  }

  /// Compares who is presented with who is known to run, ends the one that has left and begins the
  /// one that has come.
  private func mount(
    _ presentation: inout Presentation,
    at parent: NavigationIDPath
  ) -> Effect<Action> {
    let before = presentation._mounted
    let isKnown = before?.path == parent && before?.keyPath == toPresentationState
    let known = isKnown ? before : nil
    let id = presentation._child.map(identity)
    let isEphemeral = presentation._child.map { ephemeralActionType(of: $0) != nil } ?? false
    presentation._mounted = _MountedChild(
      id: id,
      isEphemeral: isEphemeral,
      path: parent,
      keyPath: toPresentationState
    )
    guard id != known?.id else { return .none }

    var effects: [Effect<Action>] = []
    if let ended = known?.id, known?.isEphemeral == false {
      effects.append(.end([parent.appending(ended)]))
    }
    if let id, !isEphemeral, let dismissal = PresentedAction._empty {
      effects.append(
        Effect(.awaitDismissal(parent.appending(id), toPresentationAction.embed(dismissal)))
      )
    }
    return .merge(effects)
  }

  private func id(of state: State) -> NavigationID? {
    state[keyPath: toPresentationState]._child.map(identity)
  }

  private func identity(_ destination: Destination.State) -> NavigationID {
    NavigationID(of: destination, at: toPresentationState)
  }

  /// Whether the presented value is gone after the action, because that is how alerts are.
  private func isLastAction(
    _ action: Destination.Action,
    of presentation: Presentation
  ) -> Bool {
    guard let type = presentation._child.flatMap(ephemeralActionType) else { return false }
    return type == Destination.Action.self || type == payloadType(of: action)
  }

  private func reportAbsent(_ action: PresentedAction) {
    location.report(
      """
      An 'ifLet' at \(location) received a presentation action while nothing is presented:

          action: \(debugCaseOutput(action))

      The parent's reducer has seen the action, the presented feature's has not. Most likely:

      • The parent removed the state while one of the feature's effects was running outside the \
      store's reach, for example in a task of its own. Send nothing once the feature has left.
      • The feature sent an action after it called 'dismiss'. Make the dismissal the last thing.
      • A view sent the action through a store that it should have let go of.
      """
    )
  }
}

/// The action type of an ephemeral state, or of the ephemeral payload of an enum state.
private func ephemeralActionType<State>(of state: State) -> Any.Type? {
  if PresentedType.of(State.self).isLasting { return nil }
  if let state = state as? any _EphemeralState {
    return type(of: state).actionType
  }
  guard let payload = EnumMetadata.payload(of: state) as? any _EphemeralState else { return nil }
  return type(of: payload).actionType
}

private func payloadType<Action>(of action: Action) -> Any.Type? {
  EnumMetadata.payload(of: action).map { type(of: $0) }
}
