/// The elements of a collection that are shown: all elements, or the first element of each id if
/// ids are repeated.
@usableFromInline
struct ShownElements<Data: RandomAccessCollection> {
  @usableFromInline let data: Data

  /// The offsets of the shown elements in `data`, or `nil` if all elements are shown.
  @usableFromInline let offsets: [Int]?

  init(_ data: Data, offsets: [Int]? = nil) {
    self.data = data
    self.offsets = offsets
  }

  @inlinable var count: Int { offsets?.count ?? data.count }

  @inlinable subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Returns the offset in `data` of the shown element at `position`.
  @inlinable func offset(of position: Int) -> Int { offsets?[position] ?? position }

  /// Calls `body` with a buffer of the elements. Returns `nil` if some elements are not shown, or
  /// if the elements are not adjacent in memory. The elements of an array are adjacent. Reading a
  /// property of an element in the buffer doesn't copy the element. O(1) besides `body`.
  @inlinable @inline(__always)
  func withAdjacent<Result>(
    _ body: (UnsafeBufferPointer<Data.Element>) -> Result
  ) -> Result? {
    offsets == nil ? data.withContiguousStorageIfAvailable(body) : nil
  }

  /// Calls `body` with buffers of these elements and of other elements. Returns `nil` if one of the
  /// buffers is not available.
  @inlinable @inline(__always)
  func withAdjacent<Result>(
    _ other: Self,
    _ body: (UnsafeBufferPointer<Data.Element>, UnsafeBufferPointer<Data.Element>) -> Result
  ) -> Result? {
    withAdjacent { own in other.withAdjacent { body(own, $0) } } ?? nil
  }
}
