import CasePaths
import IdentifiedCollections

/// What the states of many children are held in: an identified array, or a stack.
///
/// It lets one `forEach` serve both. Were there two, a few of them in a chain would keep the type
/// checker busy for a long time.
public protocol _ElementsContainer {
  associatedtype ElementID
  associatedtype ElementState

  /// What actions can add; tells the actions of a stack from those of an array.
  associatedtype Pushed

  /// Runs the parent, and the element that the action is for.
  static func _reduce<Parent: Reducer, ElementsAction: _ElementsAction, Element: Reducer>(
    _ reducer: _ElementsReducer<Parent, Self, ElementsAction, Element>,
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action>
  where
    ElementsAction.ElementID == ElementID, ElementsAction.Pushed == Pushed,
    Element.State == ElementState, Element.Action == ElementsAction.ElementAction
}

/// What can happen to elements in a container.
public protocol _ElementsAction: CasePathable {
  associatedtype ElementID: Sendable
  associatedtype ElementAction
  associatedtype Pushed

  /// The action of one element.
  static func _element(id: ElementID, action: ElementAction) -> Self

  /// The id and the action, if this is the action of one element.
  var _element: (id: ElementID, action: ElementAction)? { get }

  /// A stack's action; `nil` if these are not the actions of a stack.
  static func _stack(_ action: StackAction<Pushed, ElementAction>) -> Self?

  /// This as a stack's action; `nil` if these are not the actions of a stack.
  var _stack: StackAction<Pushed, ElementAction>? { get }
}

/// Nothing can be pushed onto an array by an action.
public enum _NothingPushed {}

extension IdentifiedArray: _ElementsContainer {
  public typealias ElementID = ID
  public typealias ElementState = Element
  public typealias Pushed = _NothingPushed

  public static func _reduce<Parent: Reducer, ElementsAction: _ElementsAction, Child: Reducer>(
    _ reducer: _ElementsReducer<Parent, Self, ElementsAction, Child>,
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action>
  where
    ElementsAction.ElementID == ID, ElementsAction.Pushed == Pushed,
    Child.State == Element, Child.Action == ElementsAction.ElementAction
  {
    let toElementsAction = reducer.toElementsAction
    return _ForEachReducer(
      parent: reducer.parent,
      toElements: reducer.toElements,
      toElementAction: ._$case(
        embed: { toElementsAction.embed(._element(id: $0.id, action: $0.action)) },
        extract: { toElementsAction.extract(from: $0)?._element }
      ),
      element: reducer.element,
      location: reducer.location
    )
    .reduce(into: &state, action: action)
  }
}

extension IdentifiedAction: _ElementsAction {
  public typealias ElementID = ID
  public typealias ElementAction = Action
  public typealias Pushed = _NothingPushed

  public static func _element(id: ID, action: Action) -> Self { .element(id: id, action: action) }

  public var _element: (id: ID, action: Action)? {
    switch self {
    case .element(let id, let action): (id: id, action: action)
    }
  }

  public static func _stack(_ action: StackAction<Pushed, Action>) -> Self? { nil }

  public var _stack: StackAction<Pushed, Action>? { nil }
}

extension StackState: _ElementsContainer {
  public typealias ElementID = StackElementID
  public typealias ElementState = Element
  public typealias Pushed = Element

  @inlinable
  public static func _reduce<Parent: Reducer, ElementsAction: _ElementsAction, Child: Reducer>(
    _ reducer: _ElementsReducer<Parent, Self, ElementsAction, Child>,
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action>
  where
    ElementsAction.ElementID == StackElementID, ElementsAction.Pushed == Element,
    Child.State == Element, Child.Action == ElementsAction.ElementAction
  {
    _StackReducer(
      base: reducer.parent,
      toStackState: reducer.toElements,
      toElementsAction: reducer.toElementsAction,
      destination: reducer.element,
      location: reducer.location
    )
    .reduce(into: &state, action: action)
  }
}

extension StackAction: _ElementsAction {
  public typealias ElementID = StackElementID
  public typealias ElementAction = Action
  public typealias Pushed = State

  @inlinable
  public static func _element(id: StackElementID, action: Action) -> Self {
    .element(id: id, action: action)
  }

  @inlinable
  public var _element: (id: StackElementID, action: Action)? {
    guard case .element(let id, let action) = self else { return nil }
    return (id: id, action: action)
  }

  @inlinable
  public static func _stack(_ action: StackAction) -> StackAction? { action }

  @inlinable
  public var _stack: StackAction? { self }
}
