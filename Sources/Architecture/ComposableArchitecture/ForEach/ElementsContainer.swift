import CasePaths
import IdentifiedCollections

/// A type that stores the states of many children: an identified array, or a stack.
///
/// With this protocol, one `forEach` supports both types. With two overloads, the compiler would
/// take a long time to check the types of a chain of a few calls.
public protocol _ElementsContainer {
  /// The type of the identifiers of the elements.
  associatedtype ElementID

  /// The state of one element.
  associatedtype ElementState

  /// The state that an action can push. The type distinguishes the actions of a stack from the
  /// actions of an array.
  associatedtype Pushed

  /// Runs the element for an action of an element, and the parent for every action.
  static func _reduce<Parent: Reducer, ElementsAction: _ElementsAction, Element: Reducer>(
    _ reducer: _ElementsReducer<Parent, Self, ElementsAction, Element>,
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action>
  where
    ElementsAction.ElementID == ElementID, ElementsAction.Pushed == Pushed,
    Element.State == ElementState, Element.Action == ElementsAction.ElementAction
}

/// A type of actions for the elements of a container. The conforming types are ``IdentifiedAction``
/// and ``StackAction``.
public protocol _ElementsAction: CasePathable {
  /// The type of the identifier of an element.
  associatedtype ElementID: Sendable

  /// The type of the actions of one element.
  associatedtype ElementAction

  /// The state that an action can push, or a type without values if actions cannot push.
  associatedtype Pushed

  /// Returns the action of one element.
  static func _element(id: ElementID, action: ElementAction) -> Self

  /// The identifier and the element's action, or `nil` if this is not the action of one element.
  var _element: (id: ElementID, action: ElementAction)? { get }

  /// Returns a stack action as a value of this type, or `nil` if this type is not ``StackAction``.
  static func _stack(_ action: StackAction<Pushed, ElementAction>) -> Self?

  /// This action as a stack action, or `nil` if this type is not ``StackAction``.
  var _stack: StackAction<Pushed, ElementAction>? { get }
}

/// The type `Pushed` of an array. The type has no values, because an action cannot push onto an
/// array.
public enum _NothingPushed {}

extension IdentifiedArray: _ElementsContainer {
  /// The type of the identifiers of the elements of the array.
  public typealias ElementID = ID

  /// The state of one element of the array.
  public typealias ElementState = Element

  /// A type without values, because an action cannot push onto an array.
  public typealias Pushed = _NothingPushed

  /// Runs the element for an action of an element, and then the parent. Cancels the effects of
  /// elements that the parent removes.
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
  /// The type of the identifier of an element of the array.
  public typealias ElementID = ID

  /// The type of the actions of one element of the array.
  public typealias ElementAction = Action

  /// A type without values, because an action cannot push onto an array.
  public typealias Pushed = _NothingPushed

  /// Returns the action of the element with the given identifier.
  public static func _element(id: ID, action: Action) -> Self { .element(id: id, action: action) }

  /// The payload of the only case. Never `nil`.
  public var _element: (id: ID, action: Action)? {
    switch self {
    case .element(let id, let action): (id: id, action: action)
    }
  }

  /// Always `nil`, because this is not the type of a stack's actions.
  public static func _stack(_ action: StackAction<Pushed, Action>) -> Self? { nil }

  /// Always `nil`, because this is not the type of a stack's actions.
  public var _stack: StackAction<Pushed, Action>? { nil }
}

extension StackState: _ElementsContainer {
  /// The type of the identifiers of the elements of the stack.
  public typealias ElementID = StackElementID

  /// The state of one element of the stack.
  public typealias ElementState = Element

  /// The state that an action pushes.
  public typealias Pushed = Element

  /// Runs the element for an action of an element, and the parent for every action. Pushes and pops
  /// elements for the corresponding actions, and cancels the effects of removed elements.
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
  /// The type of the identifier of an element of the stack.
  public typealias ElementID = StackElementID

  /// The type of the actions of one element of the stack.
  public typealias ElementAction = Action

  /// The state of an element that an action pushes.
  public typealias Pushed = State

  /// Returns the action of the element with the given identifier.
  @inlinable
  public static func _element(id: StackElementID, action: Action) -> Self {
    .element(id: id, action: action)
  }

  /// The payload of the case `element`, or `nil` for a push or a pop.
  @inlinable
  public var _element: (id: StackElementID, action: Action)? {
    guard case .element(let id, let action) = self else { return nil }
    return (id: id, action: action)
  }

  /// Returns the action unchanged.
  @inlinable
  public static func _stack(_ action: StackAction) -> StackAction? { action }

  /// The action itself. Never `nil`.
  @inlinable
  public var _stack: StackAction? { self }
}
