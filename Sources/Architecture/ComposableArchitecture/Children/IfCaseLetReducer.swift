import CasePaths
import Dependencies
import IssueLocations

/// The reducer that `ifCaseLet` returns.
@usableFromInline
struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let parent: Parent
  @usableFromInline let toChildState: AnyCasePath<State, Child.State>
  @usableFromInline let toChildAction: AnyCasePath<Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    parent: Parent,
    toChildState: AnyCasePath<State, Child.State>,
    toChildAction: AnyCasePath<Action, Child.Action>,
    child: Child,
    location: IssueLocation
  ) {
    self.parent = parent
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.child = child
    self.location = location
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let path = DependencyValues._current.navigationIDPath
    let childEffect = reduceChild(in: &state, action: action, below: path)
    let before = identity(in: state)
    let parentEffect = parent.reduce(into: &state, action: action)
    let effect = childEffect.merge(with: parentEffect)
    guard let before, before != identity(in: state) else { return effect }
    return effect.merge(with: .end([path.appending(before)]))
  }

  @inlinable
  func reduceChild(
    in state: inout State,
    action: Action,
    below path: NavigationIDPath
  ) -> Effect<Action> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    guard let id = identity(in: state) else {
      reportOtherCase(state: state, action: action)
      return .none
    }
    let path = path.appending(id)
    // The closures capture only this local copy, and not the other properties of this reducer.
    let child = child
    let effect = DependencyValues.withNavigationIDPath(path) {
      toChildState.modifyIfPresent(&state) { child.reduce(into: &$0, action: childAction) }
    }
    return (effect ?? .none).embed(in: toChildAction).bound(to: path)
  }

  @inlinable
  func identity(in state: State) -> NavigationID? {
    toChildState.extract(from: state).map { NavigationID(of: $0, inCaseOf: state) }
  }

  @usableFromInline
  func reportOtherCase(state: State, action: Action) {
    location.report(
      """
      An 'ifCaseLet' at \(location) received an action of its child while the state is in another \
      case:

      \(String(customDumping: action).indented(by: 4))

      The state is:

      \(String(customDumping: state).indented(by: 4))

      The parent's reducer received the action. The reducer of the child did not. Most likely:

      • A reducer before this 'ifCaseLet' changed the case, so that the child could not receive \
      its own action. Run 'ifCaseLet' before that reducer, or change the case in the reducer to \
      which 'ifCaseLet' is applied.
      • The action was sent by a task that the child started and that the store can't cancel, for \
      example an unstructured task. Send no actions after the case changed.
      • A view sent the action through the store of the child, which the view should have released \
      when the case changed.
      """
    )
  }
}
