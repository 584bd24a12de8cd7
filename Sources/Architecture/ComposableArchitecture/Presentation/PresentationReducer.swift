import CasePaths
import Dependencies

/// The reducer behind the presentation form of `ifLet`.
struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  let base: Base
  let toPresentationState: WritableKeyPath<State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let location: SourceLocation

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let dependencies = DependencyValues._current
    let path = dependencies.navigationIDPath
    // Who came or left since the last action, or is here from the beginning, is seen to first: this
    // action may be the one that removes it.
    let arrival = toPresentationState.modify(&state, isNoted: false) { mount(&$0, at: path) }
    // Kept while the parent runs, because it may put another value in the place of this one.
    let mounted = state[keyPath: toPresentationState].mounted
    let effect = run(into: &state, action: action, dependencies: dependencies)
    return toPresentationState.modify(&state, isNoted: false) { presentation in
      presentation.mounted = mounted
      return arrival.merge(with: effect).merge(with: mount(&presentation, at: path))
    }
  }

  private func run(
    into state: inout State,
    action: Action,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    let presentationAction = toPresentationAction.extract(from: action)
    switch (id(of: state), presentationAction) {
    case (let id?, .dismiss):
      let effect = base.reduce(into: &state, action: action)
      if self.id(of: state) == id {
        toPresentationState.modify(&state) { $0.wrappedValue = nil }
      }
      return effect

    case (let id?, .presented(let destinationAction)):
      let path = dependencies.navigationIDPath.appending(id)
      let isLast = isLastAction(destinationAction, of: state[keyPath: toPresentationState])
      let destinationEffect = present(
        destinationAction,
        in: &state,
        at: path,
        dependencies: dependencies
      )
      let baseEffect = base.reduce(into: &state, action: action)
      if isLast && self.id(of: state) == id {
        toPresentationState.modify(&state) { $0.wrappedValue = nil }
      }
      return destinationEffect.merge(with: baseEffect)

    case (nil, let presentationAction?):
      reportAbsent(presentationAction)
      return base.reduce(into: &state, action: action)

    case (_, nil):
      return base.reduce(into: &state, action: action)
    }
  }

  private func present(
    _ action: Destination.Action,
    in state: inout State,
    at path: NavigationIDPath,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    let effect = DependencyValues.withCurrent(dependencies.presenting(path)) {
      toPresentationState.modify(&state) { presentation in
        presentation.wrappedValue.mutate { destination.reduce(into: &$0, action: action) }
      }
    }
    return (effect ?? .none)
      .embed { [toPresentationAction] in toPresentationAction.embed(.presented($0)) }
      .belonging(to: path)
  }

  /// Compares who is presented with who is known to run, ends the one that has left and begins the
  /// one that has come.
  private func mount(
    _ presentation: inout PresentationState<Destination.State>,
    at parent: NavigationIDPath
  ) -> Effect<Action> {
    let before = presentation.mounted
    let isKnown = before?.path == parent && before?.keyPath == toPresentationState
    let known = isKnown ? before : nil
    let id = presentation.wrappedValue.map(identity)
    let isEphemeral = presentation.wrappedValue.map { ephemeralActionType(of: $0) != nil } ?? false
    presentation.mounted = PresentationState.Mounted(
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
    if let id, !isEphemeral {
      effects.append(
        Effect(.awaitDismissal(parent.appending(id), toPresentationAction.embed(.dismiss)))
      )
    }
    return .merge(effects)
  }

  private func id(of state: State) -> NavigationID? {
    state[keyPath: toPresentationState].wrappedValue.map(identity)
  }

  private func identity(_ destination: Destination.State) -> NavigationID {
    NavigationID(of: destination, at: toPresentationState)
  }

  /// Whether the presented value is gone after the action, because that is how alerts are.
  private func isLastAction(
    _ action: Destination.Action,
    of presentation: PresentationState<Destination.State>
  ) -> Bool {
    guard let type = presentation.wrappedValue.flatMap(ephemeralActionType) else { return false }
    return type == Destination.Action.self || type == payloadType(of: action)
  }

  private func reportAbsent(_ action: PresentationAction<Destination.Action>) {
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
  if let state = state as? any _EphemeralState {
    return type(of: state).actionType
  }
  guard let payload = EnumMetadata.payload(of: state) as? any _EphemeralState else { return nil }
  return type(of: payload).actionType
}

private func payloadType<Action>(of action: Action) -> Any.Type? {
  EnumMetadata.payload(of: action).map { type(of: $0) }
}
