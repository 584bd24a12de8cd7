import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Removes the element at a position and returns it. Traps if there is none.
  ///
  /// - Complexity: O(*n*), because the elements behind it move up.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    precondition(
      index >= 0 && index < count,
      "There is no element at \(index), the array has \(count)"
    )
    return dictionary.remove(at: index).value
  }

  /// Removes the elements at several positions. Traps if there is no element at one of them.
  ///
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    removeElements(at: Array(offsets))
  }

  /// Removes the elements that satisfy a predicate.
  ///
  /// - Parameter shouldBeRemoved: Called once with every element, in order. When it throws, the
  ///   array stays as it is.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    removeElements(at: try indices.filter { try shouldBeRemoved(self[$0]) })
  }

  // Does not touch the storage when there is nothing to remove, so that copies keep sharing it.
  @usableFromInline
  mutating func removeElements(at offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    dictionary.move(indices: offsets, to: count)
    dictionary.removeLast(offsets.count)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to hold on to the memory for the next elements.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    dictionary.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the first element and returns it. Traps if the array is empty.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    dictionary.removeFirst().value
  }

  /// Removes the first few elements. Traps if there are not as many, or the number is negative.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    dictionary.removeFirst(n)
  }

  /// Removes the last element and returns it. Traps if the array is empty.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    dictionary.removeLast().value
  }

  /// Removes the last few elements. Traps if there are not as many, or the number is negative.
  ///
  /// - Complexity: O(*n*) in the number of elements that are removed.
  @inlinable
  public mutating func removeLast(_ n: Int) {
    dictionary.removeLast(n)
  }

  /// Removes the elements at a range of positions. Traps if the range reaches beyond the array.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    dictionary.removeSubrange(bounds)
  }

  /// Removes the elements at a range of positions. Traps if the range reaches beyond the array.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Makes room for a number of elements in total, so that adding them allocates no more memory.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    dictionary.reserveCapacity(minimumCapacity)
  }
}
