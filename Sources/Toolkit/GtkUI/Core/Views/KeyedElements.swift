/// The elements of a `ForEach` that creates all its rows, with their ids. Each id occurs once.
@MainActor
struct KeyedElements<Data: RandomAccessCollection, ID: Hashable> {
  /// The ids in the order of their elements.
  private(set) var ids: [ID] = []

  /// The ids as a set, for look-ups.
  private var known: Set<ID> = []

  private var data: Data

  /// The ids of all elements, including duplicates.
  private var given: [ID] = []

  /// The offsets of the elements in the data, if duplicates were omitted.
  private var offsets: [Int]?

  init(_ data: Data, id: (Data.Element) -> ID) {
    self.data = data
    update(data, id: id)
  }

  /// Replaces the elements. O(n), without hashing the ids of the common prefix and suffix.
  ///
  /// - Returns: The change of the ids, or `nil` if all ids are equal.
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

  /// Returns the element at a position among the ids.
  subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Returns the offset in the data of the element at a position among the ids.
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
