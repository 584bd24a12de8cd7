import OrderedCollections

extension IdentifiedArray: MutableCollection {
  /// The element at a position.
  ///
  /// Elements are changed in place. An assigned element can have another identifier than the
  /// current element:
  ///
  /// - If the array does not contain the identifier, the assigned element replaces the current
  ///   element.
  /// - If the element at another position has the identifier, the assigned element replaces this
  ///   element, and the current element moves to the other position. Identifiers therefore remain
  ///   unique while an algorithm rearranges elements one by one.
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
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer { updateID(at: position) }
      changes.recordElementChange(at: position)
      // The change may replace the element by a different element.
      changes.recordReplacement()
      yield &storage.values[position]
    }
  }

  /// Assigns an element at a position.
  ///
  /// - Parameters:
  ///   - element: The new element.
  ///   - position: The position.
  ///   - isReplacement: Returns `false` if the new element is the old element after a change, and
  ///     `true` if a different element replaces the old element.
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

  /// Stores the element at a position under its current identifier. Traps if another element has
  /// the identifier.
  @inlinable
  mutating func updateID(at position: Int) {
    let newID = identify(dictionary.values[position])
    let oldID = dictionary.keys[position]
    guard newID != oldID else { return }
    precondition(
      dictionary.index(forKey: newID) == nil,
      "The id of the element at \(position) can't be changed from \(quoted(oldID)) to "
        + "\(quoted(newID)): another element has the id \(quoted(newID))"
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
