import CasePaths

/// The reducer behind `forEach`, whatever holds the elements' states.
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
  let parent: Parent
  let toElements: WritableKeyPath<Parent.State, Elements>
  let toElementsAction: AnyCasePath<Parent.Action, ElementsAction>
  let element: Element
  let location: SourceLocation

  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    Elements._reduce(self, into: &state, action: action)
  }
}
