import OrderedCollections

extension IdentifiedArray: MutableCollection {
  /// The element at a position.
  ///
  /// Elements are changed in place, without a copy of any element. An assigned element can have
  /// another identifier than the current element:
  ///
  /// - If the array does not contain the identifier, the assigned element replaces the current
  ///   element.
  /// - If another element has the identifier, the assigned element replaces the other element, and
  ///   is swapped with the current element. Identifiers therefore remain unique while an algorithm
  ///   rearranges elements one by one.
  ///
  /// - Parameter position: A position from `startIndex` up to `endIndex`. Any other position traps.
  /// - Precondition: An element that is changed in place, and not assigned, does not change to the
  ///   identifier of another element of the array.
  /// - Complexity: O(1), or O(*n*) if the storage is shared with a copy.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      dictionary.values[position]
    }
    set {
      setElement(newValue, at: position) { _, _ in true }
    }
    @inline(__always) _modify {
      // NB: In a `defer`, because nothing after a `yield` runs when the caller throws.
      defer { updateID(at: position) }
      changes.recordElementChange(at: position)
      // The new element may be another element.
      changes.recordReplacement()
      yield &storage.values[position]
    }
  }

  /// Assigns an element at a position.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - position: The position.
  ///   - isReplacement: Returns whether a new element replaces an old element, and is not the same
  ///     element after a change.
  @inlinable
  mutating func setElement(
    _ element: Element,
    at position: Int,
    isReplacement: (_ old: Element, _ new: Element) -> Bool
  ) {
    let newID = identify(element)
    if newID != dictionary.keys[position] {
      if let other = dictionary.index(forKey: newID) {
        dictionary.swapAt(position, other)
      } else {
        dictionary.replaceElement(at: position, withKey: newID, value: element)
        return
      }
    }
    let isReplacement = isReplacement(storage.values[position], element)
    replaceElement(at: position, by: element, isReplacement: isReplacement)
  }

  /// Stores the element at a position under its current identifier.
  @inlinable
  mutating func updateID(at position: Int) {
    let newID = identify(dictionary.values[position])
    let oldID = dictionary.keys[position]
    guard newID != oldID else { return }
    precondition(
      dictionary.index(forKey: newID) == nil,
      "The id of the element at \(position) can't be changed from '\(oldID)' to '\(newID)': "
        + "another element has the id '\(newID)'"
    )
    dictionary.replaceElement(at: position, withKey: newID, value: dictionary.values[position])
  }

  /// Swaps the elements at two positions.
  ///
  /// Traps if a position is not from `startIndex` up to `endIndex`.
  ///
  /// - Complexity: O(1), or O(*n*) if the storage is shared with a copy.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    if i == j, indices.contains(i) { return }
    dictionary.swapAt(i, j)
  }
}
