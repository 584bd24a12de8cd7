import OrderedCollections

/// An ordered collection of elements with unique identifiers. The elements are read, changed and
/// removed by identifier.
///
/// The collection combines the order of an array with the lookup of a dictionary. The rows of a
/// list require both: when the user sorts or deletes rows, the position of a row changes, while its
/// identifier does not change.
///
/// ```swift
/// struct Contact: Identifiable {
///   let id: UUID
///   var name: String
/// }
///
/// var contacts: IdentifiedArrayOf<Contact> = []
/// contacts.append(blob)
/// contacts[id: blob.id]?.name = "Blob Jr."
/// contacts.remove(id: blob.id)
/// ```
///
/// If elements are not `Identifiable`, pass the property that identifies an element:
/// `IdentifiedArray(uniqueElements: names, id: \.self)`.
///
/// Identifiers are unique. Appending an element with an existing identifier does nothing. To
/// replace the existing element, use ``updateOrAppend(_:)``. The identifier of an element of
/// reference type must not change while the element is in an array, because the array cannot detect
/// the change.
///
/// Elements and identifiers are stored contiguously. A hash table of the identifiers is stored
/// separately. A copy shares the whole storage until the copy or the original changes.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The property that identifies an element.
  public let id: KeyPath<Element, ID>

  // For `Identifiable` elements, the closure reads `element.id`, which is many times faster than a
  // read through the key path.
  @usableFromInline let identify: (Element) -> ID

  @usableFromInline var storage: OrderedDictionary<ID, Element>

  @usableFromInline package internal(set) var changes: ElementChanges

  /// The elements by identifier. A mutation is recorded as a change of any kind.
  @inlinable var dictionary: OrderedDictionary<ID, Element> {
    _read { yield storage }
    @inline(__always) _modify {
      changes.recordAnyChange()
      yield &storage
    }
  }

  @inlinable
  init(
    id: KeyPath<Element, ID>,
    identify: @escaping (Element) -> ID,
    dictionary: OrderedDictionary<ID, Element> = [:]
  ) {
    self.id = id
    self.identify = identify
    storage = dictionary
    changes = ElementChanges(isEmpty: dictionary.isEmpty)
  }

  /// The identifiers of the elements, in order.
  ///
  /// Changing an element in place does not copy the identifiers. Comparing the identifiers of two
  /// states that share the storage of the identifiers is O(1).
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> {
    dictionary.keys
  }

  /// The elements, in order, as a plain array.
  ///
  /// - Complexity: O(1). The array shares the storage until the array or the collection changes.
  @inlinable
  public var elements: [Element] {
    dictionary.values.elements
  }
}

/// An identified array of `Identifiable` elements.
///
/// ```swift
/// struct State {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
/// ```
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// NB: The conformance is unchecked, because the types of the key path and of the function do not
// state that the values are sendable. Both values are immutable, and the function captures at most
// the key path.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
