import CasePaths
import IssueLocations

/// The reducer that `ifLet` returns, for a child in an optional or in a `PresentationState`.
@usableFromInline
struct _ChildReducer<
  Parent: Reducer,
  Container: _ChildContainer,
  ContainerAction: CasePathable,
  Child: Reducer
>: Reducer
where
  Child.State == Container.ChildState, Child.Action == ContainerAction._Wrapped
{
  @usableFromInline let parent: Parent
  @usableFromInline let toContainer: WritableKeyPath<Parent.State, Container>
  @usableFromInline let toContainerAction: AnyCasePath<Parent.Action, ContainerAction>
  @usableFromInline let child: Child
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    parent: Parent,
    toContainer: WritableKeyPath<Parent.State, Container>,
    toContainerAction: AnyCasePath<Parent.Action, ContainerAction>,
    child: Child,
    location: IssueLocation
  ) {
    self.parent = parent
    self.toContainer = toContainer
    self.toContainerAction = toContainerAction
    self.child = child
    self.location = location
  }

  @inlinable
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
  /// The case path from `Root` to the action that the payload `Value` wraps.
  @inlinable
  var wrapped: AnyCasePath<Root, Value._Wrapped> {
    ._$case(
      embed: { embed(Value._wrapping($0)) },
      extract: { extract(from: $0)?._wrapped }
    )
  }
}
