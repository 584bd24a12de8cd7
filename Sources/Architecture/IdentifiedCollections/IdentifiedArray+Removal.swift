import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Removes and returns the element at a position. Traps if the position is out of bounds.
  ///
  /// - Complexity: O(*n*), because the subsequent elements are moved.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    precondition(
      index >= 0 && index < count,
      "There is no element at \(index): the number of elements is \(count)"
    )
    return dictionary.remove(at: index).value
  }

  /// Removes the elements at the given positions. Traps if a position is out of bounds.
  ///
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    removeElements(at: Array(offsets))
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter shouldBeRemoved: A predicate that is called once for each element, in order. If
  ///   the predicate throws, the array does not change.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    removeElements(at: try indices.filter { try shouldBeRemoved(self[$0]) })
  }

  // If no element is removed, the storage is not mutated, so that copies continue to share the
  // storage.
  @usableFromInline
  mutating func removeElements(at offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    dictionary.move(indices: offsets, to: count)
    dictionary.removeLast(offsets.count)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to retain the memory for new elements.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    dictionary.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes and returns the first element. Traps if the array is empty.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    dictionary.removeFirst().value
  }

  /// Removes the first `n` elements. Traps if the array has fewer elements, or if `n` is negative.
  ///
  /// - Complexity: Linear in the number of elements.
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    dictionary.removeFirst(n)
  }

  /// Removes and returns the last element. Traps if the array is empty.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    dictionary.removeLast().value
  }

  /// Removes the last `n` elements. Traps if the array has fewer elements, or if `n` is negative.
  ///
  /// - Complexity: Linear in the number of removed elements.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    dictionary.removeLast(n)
  }

  /// Removes the elements in a range of positions. Traps if the range exceeds the bounds of the
  /// array.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    if bounds.isEmpty, bounds.lowerBound >= 0, bounds.lowerBound <= count { return }
    dictionary.removeSubrange(bounds)
  }

  /// Removes the elements in a range of positions. Traps if the range exceeds the bounds of the
  /// array.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Reserves memory for `minimumCapacity` elements in total, so that insertions up to this count
  /// allocate no memory.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    dictionary.reserveCapacity(minimumCapacity)
  }
}
