import OrderedCollections

/// An ordered collection in which every element has an identity of its own, and can be found,
/// changed and removed by it.
///
/// It reads like an array and looks up like a dictionary, which is what the rows of a list want:
/// a position goes stale as soon as the user sorts or deletes something, an id does not.
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
/// Elements that are not `Identifiable` name the property to go by:
/// `IdentifiedArray(uniqueElements: names, id: \.self)`.
///
/// Ids are unique. Adding an element whose id is taken does nothing; use
/// ``updateOrAppend(_:)`` to replace the one that is there. An element of reference type must not
/// change its id while it is in an array, because the array would not notice.
///
/// Elements and ids are stored contiguously, with a hash table beside them. A copy shares all of
/// it until one of the two changes.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The property that identifies an element.
  public let id: KeyPath<Element, ID>

  // Beside the key path, because calling `element.id` is many times faster than following one.
  @usableFromInline let identify: (Element) -> ID

  @usableFromInline var storage: OrderedDictionary<ID, Element>

  @usableFromInline package internal(set) var changes: ElementChanges

  @usableFromInline package internal(set) var replaced = ReplacedElements<ID>()

  /// The elements under their ids, noted as changed when anything of them may be.
  @inlinable var dictionary: OrderedDictionary<ID, Element> {
    _read { yield storage }
    @inline(__always) _modify {
      changes.noteAny()
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

  /// The ids of the elements, in order.
  ///
  /// Changing an element leaves the ids alone, so that the ids of two states can be compared
  /// cheaply: as long as they share their storage they are equal without a look at a single id.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> {
    dictionary.keys
  }

  /// The elements, in order, as a plain array.
  ///
  /// - Complexity: O(1). The array shares the storage until one of the two changes.
  @inlinable
  public var elements: [Element] {
    dictionary.values.elements
  }
}

/// An identified array of elements that know their own id.
///
/// ```swift
/// struct State {
///   var todos: IdentifiedArrayOf<Todo> = []
/// }
/// ```
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// NB: Unchecked, because neither a key path nor a function carries its sendability in its type.
// Both are immutable; the function captures nothing but the key path.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
