import OrderedCollections

extension IdentifiedArray: MutableCollection {
  /// The element at a position.
  ///
  /// Changes are made in place, without a copy of the element or of the others.
  ///
  /// - Parameter position: A position from `startIndex` up to `endIndex`. Anything else traps.
  ///
  /// What is assigned may have another id than what was there:
  ///
  /// - A new id takes the place of the old one.
  /// - An element that is elsewhere in the array changes places: the one that was here goes there.
  ///   This keeps ids unique while an algorithm rearranges the elements one by one.
  ///
  /// - Precondition: An element that is changed in place, rather than assigned, does not take on
  ///   the id of another one in the array.
  /// - Complexity: O(1), or O(*n*) if the storage is shared with a copy.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      dictionary.values[position]
    }
    set {
      let newID = identify(newValue)
      if newID != dictionary.keys[position] {
        if let other = dictionary.index(forKey: newID) {
          dictionary.swapAt(position, other)
        } else {
          dictionary.replaceElement(at: position, withKey: newID, value: newValue)
          return
        }
      }
      replaceElement(at: position, by: newValue)
    }
    @inline(__always) _modify {
      // NB: In a `defer`, because nothing after a `yield` runs when the caller throws.
      defer { reidentifyElement(at: position) }
      changes.noteElement(at: position)
      yield &storage.values[position]
    }
  }

  /// Files the element at a position under the id that it has now.
  @inlinable
  mutating func reidentifyElement(at position: Int) {
    let newID = identify(dictionary.values[position])
    let oldID = dictionary.keys[position]
    guard newID != oldID else { return }
    precondition(
      dictionary.index(forKey: newID) == nil,
      "The id of the element at \(position) can't be changed from '\(oldID)' to '\(newID)', "
        + "which another element has"
    )
    dictionary.replaceElement(at: position, withKey: newID, value: dictionary.values[position])
  }

  /// Exchanges the elements at two positions.
  ///
  /// Traps if one of them is not from `startIndex` up to `endIndex`.
  ///
  /// - Complexity: O(1), or O(*n*) if the storage is shared with a copy.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    dictionary.swapAt(i, j)
  }
}
