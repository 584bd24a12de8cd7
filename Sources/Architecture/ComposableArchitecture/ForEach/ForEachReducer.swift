import CasePaths
import Dependencies
import IdentifiedCollections
import IssueLocations

/// The implementation of `forEach` for an identified array.
struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let toElements: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>
  let toElementAction: AnyCasePath<Action, (id: ID, action: Element.Action)>
  let element: Element
  let location: IssueLocation

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let path = DependencyValues._current.navigationIDPath
    let elementEffect = reduceElement(in: &state, action: action, below: path)
    let before = state[keyPath: toElements].ids
    let parentEffect = parent.reduce(into: &state, action: action)
    let after = state[keyPath: toElements].ids
    // Usually, both values share their storage, and the comparison reads no identifiers.
    let left = before == after ? [] : before.filter { !after.contains($0) }
    return
      elementEffect
      .merge(with: parentEffect)
      .merge(with: .end(left.map { path.appending(identity($0)) }))
  }

  private func reduceElement(
    in state: inout State,
    action: Action,
    below path: NavigationIDPath
  ) -> Effect<Action> {
    guard let (id, elementAction) = toElementAction.extract(from: action) else { return .none }
    let path = path.appending(identity(id))
    let effect = DependencyValues.withNavigationIDPath(path) {
      toElements.modify(&state) { elements in
        elements.change(id: id) {
          reduceInPlace(&$0) { element.reduce(into: &$0, action: elementAction) }
        }
      }
    }
    guard let effect else {
      reportMissing(id, action: action)
      return .none
    }
    return
      effect
      .embed { [toElementAction] in toElementAction.embed((id: id, action: $0)) }
      .bound(to: path)
  }

  private func identity(_ id: ID) -> NavigationID {
    .element(keyPath: toElements, id: AnyHashable(id), part: .current)
  }

  private func reportMissing(_ id: ID, action: Action) {
    location.report(
      """
      A 'forEach' at \(location) received an action for an element that is not in its array:

          id:     \(id)
          action: \(debugCaseOutput(action))

      The parent's reducer received the action. The reducer of the element did not. Most likely:

      • A reducer before this 'forEach' removed the element, so that the element could not receive \
      its own action. Run 'forEach' before that reducer, or remove the element in the reducer to \
      which 'forEach' is applied.
      • The action was sent by a task that the element started and that the store can't cancel, \
      for example an unstructured task. Send no actions after the element is removed.
      • A view sent the action through the store of the element, which the view should have \
      released when the element was removed.
      """
    )
  }
}
