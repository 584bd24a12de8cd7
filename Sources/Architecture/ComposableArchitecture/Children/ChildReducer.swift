import CasePaths

/// The reducer behind `ifLet`, whatever holds the child's state.
struct _ChildReducer<
  Parent: Reducer,
  Container: _ChildContainer,
  ContainerAction: CasePathable,
  Child: Reducer
>: Reducer
where
  Child.State == Container.ChildState, Child.Action == ContainerAction._Wrapped
{
  let parent: Parent
  let toContainer: WritableKeyPath<Parent.State, Container>
  let toContainerAction: AnyCasePath<Parent.Action, ContainerAction>
  let child: Child
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    if Container._isPresentation {
      _PresentationReducer(
        base: parent,
        toPresentationState: toContainer,
        toPresentationAction: toContainerAction,
        destination: child,
        location: location
      )
      .reduce(into: &state, action: action)
    } else {
      _IfLetReducer(
        parent: parent,
        toContainer: toContainer,
        toChildAction: toContainerAction.wrapped,
        child: child,
        location: location
      )
      .reduce(into: &state, action: action)
    }
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path to what the value wraps.
  var wrapped: AnyCasePath<Root, Value._Wrapped> {
    ._$case(
      embed: { embed(Value._wrapping($0)) },
      extract: { extract(from: $0)?._wrapped }
    )
  }
}
