/// A collection whose elements can be read by id.
///
/// Write against it to accept an ``IdentifiedArray`` and whatever wraps one:
///
/// ```swift
/// func title(of id: Todo.ID, in todos: some _IdentifiedCollection<Todo.ID, Todo>) -> String? {
///   todos[id: id]?.title
/// }
/// ```
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// What identifies an element.
  associatedtype ID: Hashable

  /// A collection of ids.
  associatedtype IDs: Collection<ID>

  /// The ids of the elements, in order.
  var ids: IDs { get }

  /// The element with an id, or `nil` if there is none.
  subscript(id id: ID) -> Element? { get }
}

/// A collection whose elements can be read, changed, added and removed by id.
public protocol _MutableIdentifiedCollection<ID, Element>: _IdentifiedCollection {
  /// The element with an id, or `nil` if there is none.
  ///
  /// Assigning `nil` removes the element, assigning to an id that is not there adds one.
  subscript(id id: ID) -> Element? { get set }
}
