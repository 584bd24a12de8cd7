/// The elements of a collection that are shown. An element whose id repeats is not shown.
@usableFromInline
struct ShownElements<Data: RandomAccessCollection> {
  @usableFromInline let data: Data

  /// The offsets of the shown elements in the data, or `nil` if all elements are shown.
  @usableFromInline let offsets: [Int]?

  init(_ data: Data, offsets: [Int]? = nil) {
    self.data = data
    self.offsets = offsets
  }

  @inlinable var count: Int { offsets?.count ?? data.count }

  @inlinable subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Returns the offset in the data of the shown element at a position.
  @inlinable func offset(of position: Int) -> Int { offsets?[position] ?? position }

  /// Calls `body` with the elements, if all elements are shown and are adjacent in memory, as the
  /// elements of an array are. Reading a property of an element in the buffer doesn't copy the
  /// element. O(1) besides `body`.
  @inlinable @inline(__always)
  func withAdjacent<Result>(
    _ body: (UnsafeBufferPointer<Data.Element>) -> Result
  ) -> Result? {
    offsets == nil ? data.withContiguousStorageIfAvailable(body) : nil
  }

  /// Calls `body` with these elements and other elements, if both are adjacent in memory.
  @inlinable @inline(__always)
  func withAdjacent<Result>(
    _ other: Self,
    _ body: (UnsafeBufferPointer<Data.Element>, UnsafeBufferPointer<Data.Element>) -> Result
  ) -> Result? {
    withAdjacent { own in other.withAdjacent { body(own, $0) } } ?? nil
  }
}
