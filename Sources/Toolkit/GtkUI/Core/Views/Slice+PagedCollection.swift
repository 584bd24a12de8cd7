/// A slice of a paged collection, which loads its elements in the pages of the collection.
extension Slice: PagedCollection where Base: PagedCollection {
  /// Returns the stretch of elements that differs from the elements of an earlier slice. The change
  /// of the collection and the bounds of the slices determine the stretch.
  public func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
    let old = earlier.startIndex..<earlier.endIndex
    let new = startIndex..<endIndex
    let oldEnd = earlier.base.endIndex
    let newEnd = base.endIndex
    // If nothing has changed, all elements are elements before an empty stretch at the end.
    let (oldChange, newChange) =
      base.changedRange(from: earlier.base) ?? (oldEnd..<oldEnd, newEnd..<newEnd)
    let shorter = Swift.min(old.count, new.count)

    // An element before the change has the same distance from the start of the change in both
    // collections, and an element after the change the same distance from its end.
    var prefix = 0
    let oldLead = oldChange.lowerBound - old.lowerBound
    if oldLead == newChange.lowerBound - new.lowerBound, oldLead > 0 {
      prefix = Swift.min(oldLead, shorter)
    } else if old.lowerBound >= oldChange.upperBound,
      old.lowerBound - oldChange.upperBound == new.lowerBound - newChange.upperBound
    {
      prefix = shorter
    }
    var suffix = 0
    let oldTail = old.upperBound - oldChange.upperBound
    if oldTail == new.upperBound - newChange.upperBound, oldTail > 0 {
      suffix = Swift.min(oldTail, shorter - prefix)
    } else if old.upperBound <= oldChange.lowerBound,
      oldChange.lowerBound - old.upperBound == newChange.lowerBound - new.upperBound
    {
      suffix = shorter - prefix
    }
    if prefix == old.count, prefix == new.count { return nil }
    return (
      old.lowerBound + prefix..<old.upperBound - suffix,
      new.lowerBound + prefix..<new.upperBound - suffix
    )
  }

  /// Returns the ids of the elements at some positions of the collection, without loading the
  /// elements. The id of a position outside of the slice is `nil`.
  public func ids(at positions: [Int]) -> [Element.ID?] {
    if positions.isEmpty { return [] }
    let range = startIndex..<endIndex
    return zip(positions, base.ids(at: positions)).map { range.contains($0) ? $1 : nil }
  }

  /// Returns the positions, in the collection, of the loaded elements of the slice with some ids.
  public func loadedPositions(
    of ids: Set<Element.ID>,
    in range: Range<Int>
  ) -> [Element.ID: Int] {
    base.loadedPositions(of: ids, in: range.clamped(to: startIndex..<endIndex))
  }

  /// Returns the positions, in the collection, of the elements of the slice with some ids.
  public func positions(of ids: Set<Element.ID>) -> [Element.ID: Int] {
    base.positions(of: ids, in: startIndex..<endIndex)
  }

  /// Returns the positions, in the collection, of the elements of the slice with some ids that are
  /// in a range.
  public func positions(of ids: Set<Element.ID>, in range: Range<Int>) -> [Element.ID: Int] {
    base.positions(of: ids, in: range.clamped(to: startIndex..<endIndex))
  }

  /// Returns whether the collection is a later version of the collection of an earlier slice.
  public func isContinuation(of earlier: Self) -> Bool {
    base.isContinuation(of: earlier.base)
  }
}
