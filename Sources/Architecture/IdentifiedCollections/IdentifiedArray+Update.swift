import OrderedCollections

extension IdentifiedArray {
  /// Replaces the element at a position by an element with the same identifier.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - index: The position of the old element. Traps if there is no element at the position.
  /// - Returns: The old element.
  /// - Precondition: Both elements have the same identifier.
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = self[index]
    checkIdentity(of: element, is: dictionary.keys[index])
    replaceElement(at: index, by: element)
    return old
  }

  /// Replaces the element at a position by an element with the same identifier, without a check.
  @inlinable
  mutating func replaceElement(at index: Int, by element: Element, isReplacement: Bool = true) {
    changes.recordElementChange(at: index)
    if isReplacement { changes.recordReplacement() }
    storage.values[index] = element
  }

  /// Replaces, appends or removes the element with an identifier.
  ///
  /// - Parameters:
  ///   - element: The new element, or `nil` to remove the element.
  ///   - id: The identifier.
  ///   - isReplacement: Returns `false` if the new element is the old element after a change, and
  ///     `true` if a different element replaces the old element.
  @inlinable
  mutating func setElement(
    _ element: Element?,
    id: ID,
    isReplacement: (_ old: Element, _ new: Element) -> Bool
  ) {
    guard let element else {
      remove(id: id)
      return
    }
    checkIdentity(of: element, is: id)
    if let index = storage.index(forKey: id) {
      let isReplacement = isReplacement(storage.values[index], element)
      replaceElement(at: index, by: element, isReplacement: isReplacement)
    } else {
      dictionary[id] = element
    }
  }

  /// Changes the element with an identifier in place. Unlike the subscript, the method can't append
  /// or remove an element.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - change: A closure that changes the element, and returns whether the change replaced the
  ///     element.
  /// - Returns: The result of `change`, or `nil` if there is no element.
  /// - Precondition: The identifier of the element does not change.
  /// - Complexity: O(1)
  @inlinable
  package mutating func change<R>(
    id: ID,
    _ change: (inout Element) -> (result: R, isReplaced: Bool)
  ) -> R? {
    guard let index = storage.index(forKey: id) else { return nil }
    changes.recordElementChange(at: index)
    let (result, isReplaced) = change(&storage.values[index])
    if isReplaced { changes.recordReplacement() }
    checkIdentity(of: storage.values[index], is: id)
    return result
  }

  /// Replaces the element with the identifier of `element` in place, or appends `element`.
  ///
  /// ```swift
  /// for contact in response.contacts { contacts.updateOrAppend(contact) }
  /// ```
  ///
  /// - Returns: The replaced element, or `nil` if the identifier is new.
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

  /// Replaces the element with the identifier of `element` in place, or inserts `element` at a
  /// position.
  ///
  /// - Parameters:
  ///   - element: The element to store.
  ///   - index: The position at which an element with a new identifier is inserted, from
  ///     `startIndex` to `endIndex`. Any other position traps, unless the array contains the
  ///     identifier.
  /// - Returns: The replaced element, or `nil` if the identifier is new, and the index of the
  ///   element with this identifier.
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
