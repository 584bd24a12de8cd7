/// The elements of a `ForEach` whose rows all exist, with their ids. Each id occurs once.
@MainActor
struct KeyedElements<Data: RandomAccessCollection, ID: Hashable> {
  /// The ids in the order of their elements.
  private(set) var ids: [ID] = []

  /// The same, to look one up in.
  private var known: Set<ID> = []

  private var data: Data

  /// The ids of all elements, with those that are there twice.
  private var given: [ID] = []

  /// Where in the data the elements are, if some were left out.
  private var offsets: [Int]?

  init(_ data: Data, id: (Data.Element) -> ID) {
    self.data = data
    update(data, id: id)
  }

  /// Takes over other elements. O(n), but without hashing what is where it was.
  ///
  /// - Returns: What has become of the ids, if they are no longer the same.
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
    dropDuplicates(of: new)
    change = KeyedChange(from: old, to: ids)
    reportDuplicate(duplicate)
    return change
  }

  /// The element at a place among the ids.
  subscript(position: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset(of: position))]
  }

  /// Where in the data the element at a place among the ids is.
  func offset(of position: Int) -> Int { offsets?[position] ?? position }

  func contains(_ id: ID) -> Bool { known.contains(id) }

  private mutating func dropDuplicates(of new: [ID]) {
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
