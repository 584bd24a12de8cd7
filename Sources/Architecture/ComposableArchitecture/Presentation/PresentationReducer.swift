import CasePaths
import Dependencies

/// The reducer behind `ifLet` on a presentation.
//
// What each action passes through can be seen by the optimiser in other modules: where it knows the
// types, it takes a small part of the time.
@usableFromInline
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
  @usableFromInline typealias State = Base.State
  @usableFromInline typealias Action = Base.Action

  @usableFromInline let base: Base
  @usableFromInline let toPresentationState: WritableKeyPath<State, Presentation>
  @usableFromInline let toPresentationAction: AnyCasePath<Action, PresentedAction>
  @usableFromInline let destination: Destination
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    base: Base,
    toPresentationState: WritableKeyPath<State, Presentation>,
    toPresentationAction: AnyCasePath<Action, PresentedAction>,
    destination: Destination,
    location: SourceLocation
  ) {
    self.base = base
    self.toPresentationState = toPresentationState
    self.toPresentationAction = toPresentationAction
    self.destination = destination
    self.location = location
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let dependencies = DependencyValues._current
    let path = dependencies.navigationIDPath
    let presentationState = toPresentationState.inPlace
    // Who came or left since the last action, or is here from the beginning, is seen to first: this
    // action may be the one that removes it. Who runs is kept here while the parent does, because it
    // may put another value in the place of this one.
    let (arrival, mounted) = presentationState.modify(&state, isNoted: false) { presentation in
      let arrival = mount(&presentation, at: path)
      return (arrival, presentation._mounted)
    }
    let effect = run(into: &state, action: action, mounted: mounted, dependencies: dependencies)
    return presentationState.modify(&state, isNoted: false) { presentation in
      presentation._mounted = mounted
      return arrival.merge(with: effect).merge(with: mount(&presentation, at: path))
    }
  }

  /// - Parameter mounted: Who is presented; `nil` if nobody is.
  @inlinable
  func run(
    into state: inout State,
    action: Action,
    mounted: _MountedChild?,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    guard let presentationAction = toPresentationAction.extract(from: action) else {
      return base.reduce(into: &state, action: action)
    }
    guard let mounted else {
      reportAbsent(presentationAction)
      return base.reduce(into: &state, action: action)
    }
    guard let destinationAction = presentationAction._wrapped else {
      let effect = base.reduce(into: &state, action: action)
      remove(mounted, from: &state)
      return effect
    }
    let isLast = mounted.isEphemeral && isLastAction(destinationAction, in: &state)
    let destinationEffect = present(
      destinationAction,
      in: &state,
      at: mounted.path,
      dependencies: dependencies
    )
    let baseEffect = base.reduce(into: &state, action: action)
    if isLast {
      remove(mounted, from: &state)
    }
    return destinationEffect.merge(with: baseEffect)
  }

  /// Removes the presented value, unless the parent has put another one in its place.
  @inlinable
  func remove(_ mounted: _MountedChild, from state: inout State) {
    toPresentationState.modify(&state) { presentation in
      if isPresented(mounted, in: presentation) {
        presentation._child = nil
      }
    }
  }

  @inlinable
  func present(
    _ action: Destination.Action,
    in state: inout State,
    at path: NavigationIDPath,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    // By itself, or the closures would have a copy of everything else that is here.
    let destination = destination
    let effect = DependencyValues.withCurrent(dependencies.presenting(path)) {
      toPresentationState.modify(&state) { presentation in
        presentation._child.mutate { destination.reduce(into: &$0, action: action) }
      }
    }
    guard let effect, !effect.isNone else { return .none }
    return embed(effect).belonging(to: path)
  }

  @usableFromInline
  func embed(_ effect: Effect<Destination.Action>) -> Effect<Action> {
    effect.embed(toPresentationAction.wrapped.embed)
  }

  /// Compares who is presented with who is known to run, ends the one that has left and begins the
  /// one that has come.
  @inlinable
  func mount(_ presentation: inout Presentation, at path: NavigationIDPath) -> Effect<Action> {
    let isMounted =
      if let mounted = presentation._mounted {
        mounted.isPresented(at: toPresentationState, below: path)
          && isPresented(mounted, in: presentation)
      } else {
        presentation._child == nil
      }
    return isMounted ? .none : remount(&presentation, at: path)
  }

  /// Whether who is presented is still the same.
  @inlinable
  func isPresented(_ mounted: _MountedChild, in presentation: Presentation) -> Bool {
    guard !mounted.isPlain else { return presentation._child != nil }
    return presentation._child.map { mounted.isSame(as: $0) } ?? false
  }

  @inlinable
  @inline(never)
  func remount(_ presentation: inout Presentation, at path: NavigationIDPath) -> Effect<Action> {
    let before = presentation._mounted
    let isKnown = before?.isPresented(at: toPresentationState, below: path) ?? false
    let known = isKnown ? before : nil
    let mounted = presentation._child.map {
      _MountedChild($0, at: toPresentationState, below: path)
    }
    presentation._mounted = mounted
    guard mounted?.path != known?.path else { return .none }

    var effect = Effect<Action>.none
    if let known, !known.isEphemeral {
      effect = .end([known.path])
    }
    if let mounted, !mounted.isEphemeral, let dismissal = PresentedAction._empty {
      effect = effect.merge(
        with: Effect(.awaitDismissal(mounted.path, toPresentationAction.embed(dismissal)))
      )
    }
    return effect
  }

  /// Whether the presented value, which is ephemeral, is gone after the action.
  @usableFromInline
  func isLastAction(_ action: Destination.Action, in state: inout State) -> Bool {
    toPresentationState.look(in: &state) { presentation in
      guard let type = presentation._child.flatMap(ephemeralActionType) else { return false }
      return type == Destination.Action.self || type == payloadType(of: action)
    }
  }

  @usableFromInline
  func reportAbsent(_ action: PresentedAction) {
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
func ephemeralActionType<State>(of state: State) -> Any.Type? {
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
