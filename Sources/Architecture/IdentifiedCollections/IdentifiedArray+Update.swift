import OrderedCollections

extension IdentifiedArray {
  /// Replaces the element at a position by a newer version of itself.
  ///
  /// - Parameters:
  ///   - element: The new version.
  ///   - index: The position of the old one. Traps if there is none.
  /// - Returns: The old version.
  /// - Precondition: Both have the same id.
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = self[index]
    checkIdentity(of: element, is: dictionary.keys[index])
    replaceElement(at: index, by: element)
    return old
  }

  /// Puts a newer version of an element in its place.
  @inlinable
  mutating func replaceElement(at index: Int, by element: Element) {
    changes.noteElement(at: index)
    noteReplacement(of: storage.keys[index])
    storage.values[index] = element
  }

  /// Notes that the change noted last puts an element in the place of the one with its id.
  @inlinable
  mutating func noteReplacement(of id: ID) {
    changes.noteReplacement()
    replaced.note(id, at: changes.revision)
  }

  /// Changes the element with an id in place; `nil` if there is none. Unlike the subscript it leaves
  /// the element in its place meanwhile, and can't add or remove any.
  ///
  /// - Parameter change: Changes it, and says whether that put another in its place.
  /// - Precondition: The element keeps its id.
  /// - Complexity: O(1)
  @inlinable
  package mutating func change<R>(
    id: ID,
    _ change: (inout Element) -> (result: R, isReplaced: Bool)
  ) -> R? {
    guard let index = storage.index(forKey: id) else { return nil }
    changes.noteElement(at: index)
    let (result, isReplaced) = change(&storage.values[index])
    if isReplaced { noteReplacement(of: id) }
    checkIdentity(of: storage.values[index], is: id)
    return result
  }

  /// Replaces the element that has the id of this one where it is, or adds it at the end.
  ///
  /// ```swift
  /// for contact in response.contacts { contacts.updateOrAppend(contact) }
  /// ```
  ///
  /// - Returns: The element that was replaced, or `nil` if the id is new.
  /// - Complexity: O(1), amortized.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = identify(element)
    guard let index = storage.index(forKey: id) else {
      dictionary[id] = element
      return nil
    }
    return update(element, at: index)
  }

  /// Replaces the element that has the id of this one where it is, or inserts it at a position.
  ///
  /// - Parameters:
  ///   - element: The element to put in.
  ///   - index: Where to insert it if its id is new, from `startIndex` to `endIndex`. Anything
  ///     else traps, unless the id is there.
  /// - Returns: The element that was replaced, or `nil` if the id is new, and where the element
  ///   with this id is now.
  /// - Complexity: O(1) to replace, O(*n*) to insert.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let id = identify(element)
    guard let existing = dictionary.index(forKey: id) else {
      insertNew(element, id: id, at: index)
      return (nil, index)
    }
    return (update(element, at: existing), existing)
  }
}
