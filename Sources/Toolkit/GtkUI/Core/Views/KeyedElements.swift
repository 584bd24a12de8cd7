/// The elements and the ids of a `ForEach` that creates all its rows. Each id occurs once.
@MainActor
struct KeyedElements<Data: RandomAccessCollection, ID: Hashable> {
  /// The ids in the order of their elements.
  private(set) var ids: [ID] = []

  /// The ids as a set, for lookups.
  private var known: Set<ID> = []

  private var data: Data

  /// The ids of all elements of `data`, including duplicates, to detect changes.
  private var given: [ID] = []

  /// For each id in ``ids``, the offset of its element in `data`. `nil` if there are no duplicates.
  private var offsets: [Int]?

  init(_ data: Data, id: (Data.Element) -> ID) {
    self.data = data
    update(data, id: id)
  }

  /// Replaces the elements. O(n). If no id is a duplicate, only the ids between the common prefix
  /// and the common suffix of the old and the new ids are hashed.
  ///
  /// - Returns: The change of ``ids``, or `nil` if the ids of `data` are unchanged.
  @discardableResult
  mutating func update(_ data: Data, id: (Data.Element) -> ID) -> KeyedChange<ID>? {
    self.data = data
    let new = data.map(id)
    guard new != given else { return nil }
    given = new
    offsets = nil
    var change = KeyedChange(from: ids, to: new)
    known.subtract(change.old)
    var duplicate: ID?
    for id in change.new where !known.insert(id).inserted {
      duplicate = id
    }
    guard let duplicate else {
      ids = new
      return change
    }
    let old = ids
    removeDuplicates(of: new)
    change = KeyedChange(from: old, to: ids)
    reportDuplicate(duplicate)
    return change
  }

  /// Returns the element whose id is at a position in ``ids``.
  subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Returns the offset in `data` of the element whose id is at a position in ``ids``.
  func offset(of position: Int) -> Int { offsets?[position] ?? position }

  func contains(_ id: ID) -> Bool { known.contains(id) }

  private mutating func removeDuplicates(of new: [ID]) {
    known = []
    var kept: [Int] = []
    ids = []
    for (offset, id) in new.enumerated() where known.insert(id).inserted {
      ids.append(id)
      kept.append(offset)
    }
    offsets = kept
  }
}
