import OrderedCollections

extension IdentifiedArray: RandomAccessCollection {
  /// The position of the first element, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { dictionary.count }

  /// The number of elements. O(1).
  @inlinable
  public var count: Int { dictionary.count }

  /// Whether the array has no elements. O(1).
  @inlinable
  public var isEmpty: Bool { dictionary.isEmpty }

  /// Returns the next position. The position is not checked against the bounds.
  @inlinable
  public func index(after index: Int) -> Int { index + 1 }

  /// Returns the previous position. The position is not checked against the bounds.
  @inlinable
  public func index(before index: Int) -> Int { index - 1 }

  /// Calls a closure with the contiguous storage of the elements, and returns the result of the
  /// closure.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try dictionary.values.withContiguousStorageIfAvailable(body)
  }

  /// Returns the elements that satisfy a predicate, in order, as an identified array.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(
      id: id,
      identify: identify,
      dictionary: try dictionary.filter { try isIncluded($0.value) }
    )
  }
}
