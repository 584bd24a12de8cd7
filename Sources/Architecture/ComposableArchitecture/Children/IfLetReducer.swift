import CasePaths
import Dependencies
import IssueLocations

/// The implementation of `ifLet` for an optional.
@usableFromInline
struct _IfLetReducer<Parent: Reducer, Container: _ChildContainer, Child: Reducer>: Reducer
where Child.State == Container.ChildState {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let toContainer: WritableKeyPath<State, Container>
  @usableFromInline let toChildAction: AnyCasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    parent: Parent,
    toContainer: WritableKeyPath<State, Container>,
    toChildAction: AnyCasePath<Action, Child.Action>,
    child: Child,
    location: IssueLocation
  ) {
    self.parent = parent
    self.toContainer = toContainer
    self.toChildAction = toChildAction
    self.child = child
    self.location = location
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let path = DependencyValues._current.navigationIDPath
    let childAction = toChildAction.extract(from: action)
    let childEffect =
      childAction.map { reduceChild(in: &state, action: $0, of: action, below: path) } ?? .none
    let before = identity(in: &state)
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = identity(in: &state)

    if childAction != nil, after != nil, after == before, isEphemeral(Child.State.self) {
      toContainer.modify(&state) { $0._child = nil }
    }
    let effect = childEffect.merge(with: parentEffect)
    guard let before, before != after else { return effect }
    return effect.merge(with: .end([path.appending(before)]))
  }

  @inlinable
  func reduceChild(
    in state: inout State,
    action childAction: Child.Action,
    of action: Action,
    below path: NavigationIDPath
  ) -> Effect<Action> {
    guard let id = identity(in: &state) else {
      reportMissingState(action)
      return .none
    }
    let path = path.appending(id)
    // The closures capture only this local copy, and not the other properties of this reducer.
    let child = child
    let effect = DependencyValues.withNavigationIDPath(path) {
      toContainer.modify(&state) { container in
        container._child.mutate { child.reduce(into: &$0, action: childAction) }
      }
    }
    return (effect ?? .none).embed(in: toChildAction).bound(to: path)
  }

  @inlinable
  func identity(in state: inout State) -> NavigationID? {
    toContainer.readValue(in: &state) { container in
      container._child.map { NavigationID(of: $0, at: toContainer) }
    }
  }

  @usableFromInline
  func reportMissingState(_ action: Action) {
    location.report(
      """
      An 'ifLet' at \(location) received an action of its child while the child's state is 'nil':

      \(String(customDumping: action).indented(by: 4))

      The parent's reducer received the action. The reducer of the child did not. Most likely:

      • A reducer before this 'ifLet' removed the state, so that the child could not receive its \
      own action. Run 'ifLet' before that reducer, or remove the state in the reducer to which \
      'ifLet' is applied.
      • The action was sent by a task that the child started and that the store can't cancel, for \
      example an unstructured task. Send no actions after the child is removed.
      • A view sent the action through the store of the child, which the view should have released \
      when the child was removed.
      """
    )
  }
}

/// Returns whether values of a type are ephemeral. An ephemeral value is removed after its first
/// action.
@usableFromInline
func isEphemeral(_ type: Any.Type) -> Bool {
  !PresentedType.of(type).isPersistent && type is any _EphemeralState.Type
}
