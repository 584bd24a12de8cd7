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
    let remountingEffect = presentationState.modify(&state, notifiesObservers: false) {
      presentation in
      presentation._mounted = mounted
      // The store has not confirmed a child that `mountingEffect` presents.
      let isMounted = mounted.map { isPresented($0, in: presentation) } ?? false
      return isMounted ? .none : remount(&presentation, at: path, isAwaited: true)
    }
    return mountingEffect.merge(with: effect).merge(with: remountingEffect)
  }

  /// Runs the presented child if the action is for the child, and then runs the parent. Returns the
  /// effects of the reducers that ran. `mounted` is the record of the presented child.
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
    guard let mounted, mounted.hasChild else {
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
      as: mounted,
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
    as mounted: _MountedChild,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    // The closures capture only this local copy, and not the other properties of this reducer.
    let destination = destination
    let effect = DependencyValues.withCurrent(dependencies.presenting(mounted)) {
      toPresentationState.modify(&state) { presentation in
        presentation._child.mutate { destination.reduce(into: &$0, action: action) }
      }
    }
    guard let effect, !effect.isNone else { return .none }
    return embed(effect).bound(to: mounted.path)
  }

  @usableFromInline
  func embed(_ effect: Effect<Destination.Action>) -> Effect<Action> {
    effect.embed(toPresentationAction.wrapped.embed)
  }

  /// Compares the presented child with the recorded child. If the children differ, or the registry
  /// does not agree with the record, records the presented child, and returns an effect. The effect
  /// ends the child that was presented before, and presents the child. Ephemeral children are not
  /// presented by the effect.
  @inlinable
  func mount(_ presentation: inout Presentation, at path: NavigationIDPath) -> Effect<Action> {
    if let mounted = presentation._mounted, mounted.isConfirmed,
      mounted.isStored(at: toPresentationState, below: path), isPresented(mounted, in: presentation)
    {
      return .none
    }
    // The task of the action does not wait for a child of an initial or a restored state.
    let isContinued =
      presentation._mounted?.isContinued(at: toPresentationState, below: path) ?? false
    return remount(&presentation, at: path, isAwaited: isContinued)
  }

  /// Whether the presented child still has the identity of the recorded child, or there is neither
  /// a presented nor a recorded child.
  @inlinable
  func isPresented(_ mounted: _MountedChild, in presentation: Presentation) -> Bool {
    mounted.isPlain ? presentation._child != nil : mounted.describes(presentation._child)
  }

  @inlinable
  @inline(never)
  func remount(
    _ presentation: inout Presentation,
    at path: NavigationIDPath,
    isAwaited: Bool
  ) -> Effect<Action> {
    let before = presentation._mounted
    let mounted = _MountedChild.record(
      of: presentation._child,
      at: toPresentationState,
      below: path,
      after: before
    )
    presentation._mounted = mounted
    guard mounted.isRegistered || !mounted.confirmVacancy(after: before) else { return .none }
    let dismissal = mounted.isRegistered ? PresentedAction._empty : nil
    return Effect(
      .mountChild(
        Effect.ChildMounting(
          child: mounted,
          isAwaited: isAwaited,
          dismissal: dismissal.map(toPresentationAction.embed)
        )
      )
    )
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
