import CasePaths
import IssueLocations

/// The reducer that `forEach` returns, for an array or for a stack.
public struct _ElementsReducer<
  Parent: Reducer,
  Elements: _ElementsContainer,
  ElementsAction: _ElementsAction,
  Element: Reducer
>: Reducer
where
  ElementsAction.ElementID == Elements.ElementID, ElementsAction.Pushed == Elements.Pushed,
  Element.State == Elements.ElementState, Element.Action == ElementsAction.ElementAction
{
  @usableFromInline let parent: Parent
  @usableFromInline let toElements: WritableKeyPath<Parent.State, Elements>
  @usableFromInline let toElementsAction: AnyCasePath<Parent.Action, ElementsAction>
  @usableFromInline let element: Element
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    parent: Parent,
    toElements: WritableKeyPath<Parent.State, Elements>,
    toElementsAction: AnyCasePath<Parent.Action, ElementsAction>,
    element: Element,
    location: IssueLocation
  ) {
    self.parent = parent
    self.toElements = toElements
    self.toElementsAction = toElementsAction
    self.element = element
    self.location = location
  }

  /// Calls the implementation that the container declares.
  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    Elements._reduce(self, into: &state, action: action)
  }
}
