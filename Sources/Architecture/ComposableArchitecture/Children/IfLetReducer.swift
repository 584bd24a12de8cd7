import CasePaths
import Dependencies

/// The reducer behind `ifLet` on an optional.
struct _IfLetReducer<Parent: Reducer, Container: _ChildContainer, Child: Reducer>: Reducer
where Child.State == Container.ChildState {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let toContainer: WritableKeyPath<State, Container>
  let toChildAction: AnyCasePath<Action, Child.Action>
  let child: Child
  let location: SourceLocation

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let path = DependencyValues._current.navigationIDPath
    let childAction = toChildAction.extract(from: action)
    let childEffect =
      childAction.map { reduceChild(in: &state, action: $0, of: action, below: path) } ?? .none
    let before = identity(in: state)
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = identity(in: state)

    if childAction != nil, after != nil, after == before,
      Child.State.self is any _EphemeralState.Type
    {
      toContainer.modify(&state) { $0._child = nil }
    }
    let left = before == after ? nil : before
    return
      childEffect
      .merge(with: parentEffect)
      .merge(with: .end(left.map { [path.appending($0)] } ?? []))
  }

  private func reduceChild(
    in state: inout State,
    action childAction: Child.Action,
    of action: Action,
    below path: NavigationIDPath
  ) -> Effect<Action> {
    guard let id = identity(in: state) else {
      reportAbsent(action)
      return .none
    }
    let path = path.appending(id)
    let effect = DependencyValues.withNavigationIDPath(path) {
      toContainer.modify(&state) { container in
        container._child.mutate { child.reduce(into: &$0, action: childAction) }
      }
    }
    return (effect ?? .none).embed(toChildAction.embed).belonging(to: path)
  }

  private func identity(in state: State) -> NavigationID? {
    state[keyPath: toContainer]._child.map { NavigationID(of: $0, at: toContainer) }
  }

  private func reportAbsent(_ action: Action) {
    location.report(
      """
      An 'ifLet' at \(location) received an action of its child while the child's state is 'nil':

      \(String(customDumping: action).indented(by: 4))

      The parent's reducer has seen the action, the child's has not. Most likely:

      • A reducer before this one removed the state, so that the child could not see its own \
      action. Run 'ifLet' before it, or remove the state in the reducer that 'ifLet' is applied to.
      • An effect of the child was running outside the store's reach, for example in a task of its \
      own. Send nothing once the child has left.
      • A view sent the action through a store that it should have let go of.
      """
    )
  }
}
