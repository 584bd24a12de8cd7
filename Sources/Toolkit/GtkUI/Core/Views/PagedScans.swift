/// The functions of a ``PagedCollection`` that find changes and elements, for collections whose
/// type is known only to the caller of the initializer.
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

  /// Searches all elements for the ids that are the keys of a dictionary.
  let allPositions: @MainActor (Data, [ID: Int]) -> [Int: Int]

  /// Creates the functions of a paged collection.
  @usableFromInline
  init() where Data: PagedCollection, ID == Data.Element.ID {
    stretch = { earlier, data in
      data.changedRange(from: earlier).map { old, new in
        ChangedStretch(start: old.lowerBound, removed: old.count, added: new.count)
      }
    }
    ids = { data, positions in data.ids(at: positions) }
    positions = { data, range, wanted in
      Self.positions(wanted, data.loadedPositions(of: Set(wanted.keys), in: range))
    }
    allPositions = { data, wanted in
      Self.positions(wanted, data.positions(of: Set(wanted.keys)))
    }
  }

  private static func positions(_ wanted: [ID: Int], _ positions: [ID: Int]) -> [Int: Int] {
    let found = positions.compactMap { id, position in wanted[id].map { ($0, position) } }
    return Dictionary(found, uniquingKeysWith: min)
  }
}

extension ElementScans where Data: PagedCollection, ID == Data.Element.ID {
  /// Creates the functions of a paged collection.
  init(paged: PagedScans<Data, ID>) {
    self.init(canRepeat: false, paged: paged) { $0.id }
  }
}
