import CasePaths
import Dependencies
import IssueLocations

/// The implementation of `ifLet` for a presentation.
//
// The code that runs for each action is inlinable, so that the compiler can specialise the code in
// other modules. Specialised code is much faster.
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
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    base: Base,
    toPresentationState: WritableKeyPath<State, Presentation>,
    toPresentationAction: AnyCasePath<Action, PresentedAction>,
    destination: Destination,
    location: IssueLocation
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
    // The presented child is recorded before the reducers run, because this action may remove the
    // child. The child is not recorded yet if the child is part of the initial state, or if an
    // enclosing reducer has presented the child since the last action. While the parent runs,
    // `mounted` is stored outside the presentation, because the parent may replace the
    // presentation.
    let (mountingEffect, mounted) = presentationState.modify(&state, notifiesObservers: false) {
      presentation in
      let mountingEffect = mount(&presentation, at: path)
      return (mountingEffect, presentation._mounted)
    }
    let effect = run(into: &state, action: action, mounted: mounted, dependencies: dependencies)
    return presentationState.modify(&state, notifiesObservers: false) { presentation in
      presentation._mounted = mounted
      return mountingEffect.merge(with: effect).merge(with: mount(&presentation, at: path))
    }
  }

  /// Runs the presented child if the action is for the child, and then runs the parent. Returns the
  /// effects of the reducers that ran. `mounted` is the record of the presented child, or `nil` if
  /// nothing is presented.
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
      reportMissingState(presentationAction)
      return base.reduce(into: &state, action: action)
    }
    guard let destinationAction = presentationAction._wrapped else {
      let effect = base.reduce(into: &state, action: action)
      remove(mounted, from: &state)
      return effect
    }
    let dismissesChild =
      mounted.isEphemeral && dismissesEphemeralState(destinationAction, in: &state)
    let destinationEffect = present(
      destinationAction,
      in: &state,
      at: mounted.path,
      dependencies: dependencies
    )
    let baseEffect = base.reduce(into: &state, action: action)
    if dismissesChild {
      remove(mounted, from: &state)
    }
    return destinationEffect.merge(with: baseEffect)
  }

  /// Removes the presented state if the state still has the identity of the recorded child.
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
    // The closures capture only this local copy, and not the other properties of this reducer.
    let destination = destination
    let effect = DependencyValues.withCurrent(dependencies.presenting(path)) {
      toPresentationState.modify(&state) { presentation in
        presentation._child.mutate { destination.reduce(into: &$0, action: action) }
      }
    }
    guard let effect, !effect.isNone else { return .none }
    return embed(effect).bound(to: path)
  }

  @usableFromInline
  func embed(_ effect: Effect<Destination.Action>) -> Effect<Action> {
    effect.embed(toPresentationAction.wrapped.embed)
  }

  /// Compares the presented child with the recorded child. If the children differ, records the
  /// presented child, and returns an effect. The effect cancels the effects of the child that was
  /// recorded before, and awaits the dismissal of the presented child. The effect ignores ephemeral
  /// children.
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

  /// Whether the presented child still has the identity of the recorded child.
  @inlinable
  func isPresented(_ mounted: _MountedChild, in presentation: Presentation) -> Bool {
    guard !mounted.isPlain else { return presentation._child != nil }
    return presentation._child.map { mounted.hasSameIdentity(as: $0) } ?? false
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

  /// Returns whether the presented state is ephemeral, and `action` is an action of this state.
  @usableFromInline
  func dismissesEphemeralState(_ action: Destination.Action, in state: inout State) -> Bool {
    toPresentationState.readValue(in: &state) { presentation in
      guard let type = presentation._child.flatMap(ephemeralActionType) else { return false }
      return type == Destination.Action.self || type == payloadType(of: action)
    }
  }

  @usableFromInline
  func reportMissingState(_ action: PresentedAction) {
    location.report(
      """
      An 'ifLet' at \(location) received a presentation action while nothing is presented:

          action: \(debugCaseOutput(action))

      The parent's reducer received the action. The reducer of the presented feature did not. Most \
      likely:

      • The parent removed the state, and the action was sent by a task that the feature started \
      and that the store can't cancel, for example an unstructured task. Send no actions after the \
      feature is dismissed.
      • The feature sent an action after the feature called 'dismiss'. Call 'dismiss' last.
      • A view sent the action through the store of the feature, which the view should have \
      released when the feature was dismissed.
      """
    )
  }
}

private func payloadType<Action>(of action: Action) -> Any.Type? {
  EnumMetadata.payload(of: action).map { type(of: $0) }
}
