import OrderedCollections

extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements at a range of positions by others.
  ///
  /// - Parameters:
  ///   - subrange: The positions to clear. Traps if it reaches beyond the array.
  ///   - newElements: What to put there. An element is left out if its id belongs to an element
  ///     outside of the range, or to an earlier one of the new elements.
  /// - Complexity: O(*n* + *k*) in the number of elements and of new elements.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    precondition(
      subrange.lowerBound >= 0 && subrange.upperBound <= count,
      "Can't replace \(subrange): positions go from 0 to \(count)"
    )
    // Does not touch the storage when there is nothing to do, so that copies keep sharing it.
    if !subrange.isEmpty { dictionary.removeSubrange(subrange) }
    let end = count
    append(contentsOf: newElements)
    if subrange.lowerBound < end && end < count {
      dictionary.moveSubrange(end..<count, to: subrange.lowerBound)
    }
  }
}
