import OrderedCollections

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions.
  ///
  /// - Parameters:
  ///   - subrange: The positions to replace. Traps if the range exceeds the bounds of the array.
  ///   - newElements: The new elements. An element is skipped if an element outside of the range,
  ///     or an earlier new element, has its identifier.
  /// - Complexity: O(*n* + *k*) in the number of elements and of new elements.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    precondition(
      subrange.lowerBound >= 0 && subrange.upperBound <= count,
      "Can't replace \(subrange): the valid positions are 0 to \(count)"
    )
    // The storage is not accessed if no element is removed, so that copies continue to share the
    // storage.
    if !subrange.isEmpty { dictionary.removeSubrange(subrange) }
    let end = count
    append(contentsOf: newElements)
    if subrange.lowerBound < end && end < count {
      dictionary.moveSubrange(end..<count, to: subrange.lowerBound)
    }
  }
}
