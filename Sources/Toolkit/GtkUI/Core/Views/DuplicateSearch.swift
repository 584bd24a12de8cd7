/// A search for elements with the same id, which can be divided into several steps.
///
/// After a finished search, only the ids at the changed positions are compared with all other ids.
@MainActor
struct DuplicateSearch<Data: RandomAccessCollection, ID: Hashable> {
  enum Outcome: Equatable {
    case isUnfinished
    case noDuplicate
    /// Two elements have this id.
    case duplicate(ID)
  }

  /// The positions whose ids have to be compared with all other ids.
  private var fresh: Range<Int>
  private var seen: Set<ID> = []
  /// The number of elements that were searched. The elements of `fresh` are searched first.
  private var progress = 0

  /// - Parameter positions: The positions to search.
  init(_ positions: Range<Int>) {
    fresh = positions
  }

  var isFinished: Bool { fresh.isEmpty }

  /// Adds the changed positions to the search, and restarts the search.
  mutating func add(_ stretch: ChangedStretch) {
    seen = []
    progress = 0
    guard !fresh.isEmpty else {
      fresh = stretch.newRange
      return
    }
    let shift = stretch.added - stretch.removed
    // If the range ends within the removed positions, the new range ends at the end of the stretch.
    let upper = max(fresh.upperBound, stretch.oldRange.upperBound) + shift
    fresh = min(fresh.lowerBound, stretch.start)..<max(upper, stretch.newRange.upperBound)
  }

  /// Searches at most `limit` elements, and continues where the previous call has ended.
  mutating func advance(
    _ elements: ShownElements<Data>,
    _ scans: ElementScans<Data, ID>,
    limit: Int = .max
  ) -> Outcome {
    guard !isFinished else { return .noDuplicate }
    var left = limit
    if progress == 0 { seen.reserveCapacity(fresh.count) }
    let others = [0..<fresh.lowerBound, fresh.upperBound..<elements.count]
    var begin = 0
    for (index, range) in ([fresh] + others).enumerated() {
      defer { begin += range.count }
      let start = range.lowerBound + min(max(progress - begin, 0), range.count)
      let end = start + min(range.count - (start - range.lowerBound), left)
      guard start < end else { continue }
      let position =
        index == 0
        ? scans.insert(elements, start..<end, &seen)
        : scans.firstPosition(elements, start..<end, seen)
      if let position {
        let id = scans.id(elements[position])
        finish()
        return .duplicate(id)
      }
      progress += end - start
      left -= end - start
    }
    guard progress == elements.count else { return .isUnfinished }
    finish()
    return .noDuplicate
  }

  private mutating func finish() {
    fresh = 0..<0
    seen = []
    progress = 0
  }
}

/// The numbers of elements that are searched for duplicates in one turn of the main loop.
enum DuplicateSearchSize {
  /// The maximum number of elements that are always searched without an idle source. The search of
  /// this number of elements takes less than a millisecond.
  static let immediate = 10_000
  /// The number of elements that an idle source searches in one turn.
  static let portion = 5_000
}
