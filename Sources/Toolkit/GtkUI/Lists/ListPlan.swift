import Algorithms

/// A replacement of rows, after which a list shows the rows of its parts. The plan replaces one
/// stretch of rows, from the first change to the last change. Rows of the stretch that remain are
/// moved.
struct ListPlan {
  struct Part: Equatable {
    let id: ObjectIdentifier
    let count: Int
  }

  /// The indices of the rows that are replaced.
  let range: Range<Int>
  /// The number of rows that replace `range`.
  let count: Int

  /// The indices, in the list, of the first rows of the parts from the first changed part to the
  /// last changed part.
  private let oldStarts: [(id: ObjectIdentifier, start: Int)]
  private let newStarts: [ObjectIdentifier: Int]
  private let changes: [ObjectIdentifier: RowChange]

  /// Creates the plan, or returns `nil` if nothing changes. O(number of parts).
  ///
  /// - Parameters:
  ///   - old: The parts that the list shows.
  ///   - new: The parts that the list shows after the replacement.
  ///   - changes: The changes of the rows of each part, by the id of the part.
  init?(from old: [Part], to new: [Part], changes: [ObjectIdentifier: RowChange]) {
    func isSame(_ oldPart: Part, _ newPart: Part) -> Bool {
      oldPart.id == newPart.id && changes[newPart.id] == nil
    }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, isSame(old[prefix], new[prefix]) {
      prefix += 1
    }
    guard prefix < max(old.count, new.count) else { return nil }
    var suffix = 0
    while suffix < shorter - prefix,
      isSame(old[old.count - suffix - 1], new[new.count - suffix - 1])
    {
      suffix += 1
    }
    let start = old[..<prefix].reduce(0) { $0 + $1.count }
    let oldParts = old[prefix..<(old.count - suffix)]
    let newParts = new[prefix..<(new.count - suffix)]

    // The rows before the change in the first part, and the rows after the change in the last part,
    // are not replaced.
    var unchangedAtStart = 0
    var unchangedAtEnd = 0
    if let first = newParts.first, first.id == oldParts.first?.id, let change = changes[first.id] {
      unchangedAtStart = change.stretch.start
    }
    if let last = newParts.last, let oldLast = oldParts.last, last.id == oldLast.id,
      let change = changes[last.id]
    {
      unchangedAtEnd = oldLast.count - change.stretch.oldRange.upperBound
    }
    let removed = oldParts.reduce(0) { $0 + $1.count } - unchangedAtStart - unchangedAtEnd
    range = (start + unchangedAtStart)..<(start + unchangedAtStart + removed)
    count = newParts.reduce(0) { $0 + $1.count } - unchangedAtStart - unchangedAtEnd
    if range.isEmpty && count == 0 { return nil }

    var next = start
    oldStarts = oldParts.map { part in
      defer { next += part.count }
      return (part.id, next)
    }
    next = start
    newStarts = newParts.reduce(into: [:]) { starts, part in
      starts[part.id] = next
      next += part.count
    }
    self.changes = changes
  }

  /// Returns the new index of a row in ``range``, or `nil` if the row is removed.
  ///
  /// O(log of the number of parts).
  func newIndex(of index: Int) -> Int? {
    let next = oldStarts.partitioningIndex { $0.start > index }
    guard next > 0 else { return nil }
    let (id, start) = oldStarts[next - 1]
    guard let newStart = newStarts[id] else { return nil }
    guard let change = changes[id] else { return newStart + index - start }
    return change.newIndex(of: index - start).map { newStart + $0 }
  }
}
