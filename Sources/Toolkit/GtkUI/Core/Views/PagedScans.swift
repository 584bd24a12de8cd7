/// The functions of a ``PagedCollection`` that find changes and elements, for collections whose
/// type is known only to the caller of the initializer. The functions count positions from the
/// start of the collection, which can be a slice of another collection.
@usableFromInline
struct PagedScans<Data: RandomAccessCollection, ID: Hashable> {
  /// Returns the stretch whose ids differ between an earlier collection and a collection, or `nil`
  /// if the ids are unchanged.
  let stretch: @MainActor (_ earlier: Data, Data) -> ChangedStretch?

  /// Returns the ids of the elements at some positions. The id of an element that no longer exists
  /// is `nil`.
  let ids: @MainActor (Data, [Int]) -> [ID?]

  /// Searches a range of the loaded elements for the ids that are the keys of a dictionary. The
  /// result maps the value of each found id to the position of the id.
  let positions: @MainActor (Data, Range<Int>, [ID: Int]) -> [Int: Int]

  /// Returns the positions of the elements with some ids, among all elements.
  let allPositions: @MainActor (Data, Set<ID>) -> [ID: Int]

  /// Whether a collection is a later version of an earlier collection.
  let isContinuation: @MainActor (_ earlier: Data, Data) -> Bool

  /// Creates the functions of a paged collection.
  @usableFromInline
  init() where Data: PagedCollection, ID == Data.Element.ID {
    stretch = { earlier, data in
      data.changedRange(from: earlier).map { old, new in
        ChangedStretch(
          start: old.lowerBound - earlier.startIndex,
          removed: old.count,
          added: new.count
        )
      }
    }
    ids = { data, positions in data.ids(at: positions.map { data.startIndex + $0 }) }
    positions = { data, range, wanted in
      let start = data.startIndex
      let range = start + range.lowerBound..<start + range.upperBound
      return Self.positions(
        wanted,
        data.loadedPositions(of: Set(wanted.keys), in: range),
        from: start
      )
    }
    allPositions = { data, ids in
      data.positions(of: ids).mapValues { $0 - data.startIndex }
    }
    isContinuation = { earlier, data in data.isContinuation(of: earlier) }
  }

  private static func positions(
    _ wanted: [ID: Int],
    _ positions: [ID: Int],
    from start: Int
  ) -> [Int: Int] {
    let found = positions.compactMap { id, position in wanted[id].map { ($0, position - start) } }
    return Dictionary(found, uniquingKeysWith: min)
  }
}

extension ElementScans where Data: PagedCollection, ID == Data.Element.ID {
  /// Creates the functions of a paged collection.
  init(paged: PagedScans<Data, ID>) {
    self.init(canRepeat: false, paged: paged) { $0.id }
  }
}
