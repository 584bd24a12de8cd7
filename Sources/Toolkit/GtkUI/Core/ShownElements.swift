/// The elements of a collection that are shown: all elements, or all but those whose id repeats.
@usableFromInline
struct ShownElements<Data: RandomAccessCollection> {
  @usableFromInline let data: Data

  /// The offsets of the shown elements in the data; `nil` if all elements are shown.
  @usableFromInline let offsets: [Int]?

  init(_ data: Data, offsets: [Int]? = nil) {
    self.data = data
    self.offsets = offsets
  }

  @inlinable var count: Int { offsets?.count ?? data.count }

  @inlinable subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Returns the offset in the data of the element at a position among the shown elements.
  @inlinable func offset(of position: Int) -> Int { offsets?[position] ?? position }
}
