/// A collection whose elements can be read by identifier.
///
/// A function with a parameter of this type accepts an ``IdentifiedArray``, and any other type that
/// conforms to the protocol:
///
/// ```swift
/// func title(of id: Todo.ID, in todos: some _IdentifiedCollection<Todo.ID, Todo>) -> String? {
///   todos[id: id]?.title
/// }
/// ```
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// The type of the identifiers.
  associatedtype ID: Hashable

  /// A collection of identifiers.
  associatedtype IDs: Collection<ID>

  /// The identifiers of the elements, in order.
  var ids: IDs { get }

  /// The element with an identifier, or `nil` if there is no such element.
  subscript(id id: ID) -> Element? { get }
}

/// A collection whose elements can be read, changed, inserted and removed by identifier.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection {
  /// The element with an identifier, or `nil` if there is no such element.
  ///
  /// Assigning `nil` removes the element. Assigning to an identifier that the collection does not
  /// contain inserts the element.
  subscript(id id: ID) -> Element? { get set }
}
