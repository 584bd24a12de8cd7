/// Loops over the elements of a `ForEach`, such as a comparison of all ids.
///
/// The loops are closures, and their code is `@inlinable`, so the compiler specializes the loops in
/// the app for the types of the app's elements. Loops that were compiled in this module would look
/// up types for each element, and take 20 to 50 times as long.
@usableFromInline
struct ElementScans<Data: RandomAccessCollection, ID: Hashable> {
  @usableFromInline typealias Elements = ShownElements<Data>

  /// Returns the id of an element.
  @usableFromInline let id: @MainActor (Data.Element) -> ID

  /// Returns the length of the common prefix of the ids of two lists of elements.
  @usableFromInline let commonPrefix: @MainActor (Elements, Elements) -> Int

  /// Returns the length of the common suffix of the ids of two lists of elements, up to a limit.
  @usableFromInline let commonSuffix: @MainActor (Elements, Elements, Int) -> Int

  /// Searches a range of elements for the ids that are the keys of a dictionary. The result maps
  /// the value of each found id to the first position of the id.
  @usableFromInline let positions: @MainActor (Elements, Range<Int>, [ID: Int]) -> [Int: Int]

  /// Inserts the ids of a range into a set until an id is already in the set. Returns the position
  /// of this id, or `nil` if all ids were inserted.
  @usableFromInline let insert: @MainActor (Elements, Range<Int>, inout Set<ID>) -> Int?

  /// Returns the first position in a range whose id is in a set, or `nil` if there is no such
  /// position.
  @usableFromInline let firstPosition: @MainActor (Elements, Range<Int>, Set<ID>) -> Int?

  /// Whether several elements can have the same id.
  @usableFromInline let canRepeat: Bool

  /// The functions that replace the loops over all elements of a ``PagedCollection``, or `nil` for
  /// another collection.
  @usableFromInline let paged: PagedScans<Data, ID>?

  /// Creates loops that read the ids with a closure.
  @inlinable
  init(
    canRepeat: Bool = true,
    paged: PagedScans<Data, ID>? = nil,
    _ id: @escaping @MainActor (Data.Element) -> ID
  ) {
    self.canRepeat = canRepeat
    self.paged = paged
    self.id = id
    commonPrefix = { Self.commonPrefix($0, $1, id) }
    commonSuffix = { Self.commonSuffix($0, $1, $2, id) }
    positions = { Self.positions($0, $1, $2, id) }
    insert = { Self.insert($0, $1, &$2, id) }
    firstPosition = { Self.firstPosition($0, $1, $2, id) }
  }

  // NB: This initializer doesn't call the other initializer, because the compiler doesn't inline a
  // closure that another closure has captured.
  /// Creates loops that read the ids of identifiable elements.
  @inlinable
  init() where Data.Element: Identifiable, Data.Element.ID == ID {
    canRepeat = true
    paged = nil
    id = { $0.id }
    commonPrefix = { Self.commonPrefix($0, $1) { $0.id } }
    commonSuffix = { Self.commonSuffix($0, $1, $2) { $0.id } }
    positions = { Self.positions($0, $1, $2) { $0.id } }
    insert = { Self.insert($0, $1, &$2) { $0.id } }
    firstPosition = { Self.firstPosition($0, $1, $2) { $0.id } }
  }
}

@MainActor
extension ElementScans {
  @inlinable @inline(__always)
  static func commonPrefix(
    _ old: Elements,
    _ new: Elements,
    _ id: @MainActor (Data.Element) -> ID
  ) -> Int {
    let limit = Swift.min(old.count, new.count)
    return old.withAdjacent(new) { old, new in
      count(upTo: limit) { id(old[$0]) == id(new[$0]) }
    } ?? count(upTo: limit) { id(old[$0]) == id(new[$0]) }
  }

  @inlinable @inline(__always)
  static func commonSuffix(
    _ old: Elements,
    _ new: Elements,
    _ limit: Int,
    _ id: @MainActor (Data.Element) -> ID
  ) -> Int {
    let oldEnd = old.count - 1
    let newEnd = new.count - 1
    return old.withAdjacent(new) { old, new in
      count(upTo: limit) { id(old[oldEnd - $0]) == id(new[newEnd - $0]) }
    } ?? count(upTo: limit) { id(old[oldEnd - $0]) == id(new[newEnd - $0]) }
  }

  @inlinable @inline(__always)
  static func positions(
    _ elements: Elements,
    _ range: Range<Int>,
    _ wanted: [ID: Int],
    _ id: @MainActor (Data.Element) -> ID
  ) -> [Int: Int] {
    elements.withAdjacent { elements in
      positions(range, wanted) { id(elements[$0]) }
    } ?? positions(range, wanted) { id(elements[$0]) }
  }

  /// Counts the consecutive positions from 0 that satisfy a condition, up to a limit.
  @inlinable @inline(__always)
  static func count(upTo limit: Int, while condition: (Int) -> Bool) -> Int {
    var count = 0
    while count < limit, condition(count) {
      count += 1
    }
    return count
  }

  @inlinable @inline(__always)
  static func positions(
    _ range: Range<Int>,
    _ wanted: [ID: Int],
    _ id: (Int) -> ID
  ) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for position in range {
      guard let value = wanted[id(position)], found[value] == nil else { continue }
      found[value] = position
      if found.count == wanted.count { break }
    }
    return found
  }

  @inlinable @inline(__always)
  static func insert(
    _ elements: Elements,
    _ range: Range<Int>,
    _ ids: inout Set<ID>,
    _ id: @MainActor (Data.Element) -> ID
  ) -> Int? {
    for position in range where !ids.insert(id(elements[position])).inserted {
      return position
    }
    return nil
  }

  @inlinable @inline(__always)
  static func firstPosition(
    _ elements: Elements,
    _ range: Range<Int>,
    _ ids: Set<ID>,
    _ id: @MainActor (Data.Element) -> ID
  ) -> Int? {
    for position in range where ids.contains(id(elements[position])) {
      return position
    }
    return nil
  }
}

extension ElementScans {
  /// Returns the stretch between the common prefix and the common suffix of the ids, or `nil` if
  /// the ids are unchanged. O(n) comparisons, unless the collection is a ``PagedCollection``.
  @MainActor
  func stretch(from old: Elements, to new: Elements) -> ChangedStretch? {
    if let paged { return paged.stretch(old.data, new.data) }
    let oldCount = old.count
    let newCount = new.count
    let start = commonPrefix(old, new)
    if start == oldCount, start == newCount { return nil }
    let end = commonSuffix(old, new, min(oldCount, newCount) - start)
    return ChangedStretch(
      start: start,
      removed: oldCount - start - end,
      added: newCount - start - end
    )
  }
}

@MainActor
extension ElementScans {
  /// Searches a range of elements for the ids that are the keys of a dictionary, without loading
  /// elements. The result maps the value of each found id to the position of the id.
  func knownPositions(
    _ elements: Elements,
    _ range: Range<Int>,
    _ wanted: [ID: Int]
  ) -> [Int: Int] {
    paged?.positions(elements.data, range, wanted) ?? positions(elements, range, wanted)
  }
}

/// A stretch of elements that is replaced by other elements.
struct ChangedStretch: Equatable {
  var start: Int
  var removed: Int
  var added: Int

  var oldRange: Range<Int> { start..<(start + removed) }
  var newRange: Range<Int> { start..<(start + added) }
}
