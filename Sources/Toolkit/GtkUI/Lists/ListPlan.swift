/// What is to be done to the rows of a list so that they are those of its parts again: one stretch
/// is replaced, as short as can be, in which whatever was there before is used again.
struct ListPlan: Equatable {
  struct Part: Equatable {
    let id: ObjectIdentifier
    let count: Int
  }

  let change: RowChange

  /// - Parameters:
  ///   - old: The parts as the list has them.
  ///   - new: The parts that it is to have.
  ///   - changes: What has become of the rows of a part.
  ///
  /// - Returns: `nil` if there is nothing to do. O(number of parts and of rows replaced).
  init?(from old: [Part], to new: [Part], changes: [ObjectIdentifier: RowChange]) {
    func isSame(_ oldPart: Part, _ newPart: Part) -> Bool {
      oldPart.id == newPart.id && changes[newPart.id] == nil
    }
    let shorter = min(old.count, new.count)
    var prefix = 0
    var start = 0
    while prefix < shorter, isSame(old[prefix], new[prefix]) {
      start += old[prefix].count
      prefix += 1
    }
    guard prefix < max(old.count, new.count) else { return nil }
    var suffix = 0
    while suffix < shorter - prefix,
      isSame(old[old.count - suffix - 1], new[new.count - suffix - 1])
    {
      suffix += 1
    }
    let oldParts = old[prefix..<(old.count - suffix)]
    let newParts = new[prefix..<(new.count - suffix)]

    // Within the first part and the last, what is before and after the change stays as well.
    var kept = 0
    var keptAtEnd = 0
    if let first = newParts.first, first.id == oldParts.first?.id, let change = changes[first.id] {
      kept = change.start
    }
    if let last = newParts.last, let oldLast = oldParts.last, last.id == oldLast.id,
      let change = changes[last.id]
    {
      keptAtEnd = oldLast.count - change.start - change.removed
    }

    var places: [ObjectIdentifier: Int] = [:]
    var removed = 0
    for part in oldParts {
      places[part.id] = removed
      removed += part.count
    }
    let oldCounts = Dictionary(uniqueKeysWithValues: oldParts.map { ($0.id, $0.count) })
    var added: [Int?] = []
    for (index, part) in zip(newParts.indices, newParts) {
      guard let place = places[part.id], let oldCount = oldCounts[part.id] else {
        added += Array(repeating: nil, count: part.count)
        continue
      }
      let change = changes[part.id] ?? RowChange(start: oldCount, removed: 0, added: [])
      let isFirst = index == newParts.startIndex && kept > 0
      let isLast = index == newParts.endIndex - 1 && keptAtEnd > 0
      let before = isFirst ? change.start..<change.start : 0..<change.start
      let end = change.start + change.removed
      let after = isLast ? end..<end : end..<oldCount
      added += before.map { place + $0 - kept }
      added += change.added.map { $0.map { place + change.start + $0 - kept } }
      added += after.map { place + $0 - kept }
    }
    change = RowChange(start: start + kept, removed: removed - kept - keptAtEnd, added: added)
    if change.isEmpty { return nil }
  }
}
