#if SharingGRDB
  import Algorithms
  import GRDB

  /// The last search for positions and the last comparison with an earlier fetch. Each section of a
  /// list searches for the same ids, and compares its rows with the rows of the same fetch.
  struct RowMemo<Record: FetchableRecord & Identifiable & Sendable>: Sendable
  where Record.ID: DatabaseValueConvertible & Sendable {
    struct Change: Sendable {
      /// The earlier fetch.
      weak var earlier: RowPages<Record>?
      /// The pages of the earlier fetch that were compared.
      let numbers: [Int]
      /// The stretch that differs, or `nil` if no row has changed.
      let ranges: (old: Range<Int>, new: Range<Int>)?
    }

    /// The positions of the rows with some ids.
    struct Search: Sendable {
      let ids: Set<Record.ID>
      let positions: [Record.ID: Int]
      /// The time at which the ids are searched again after a failure, or `nil`.
      let end: ContinuousClock.Instant?
      /// The ids in the order of their positions.
      private let ordered: [(id: Record.ID, position: Int)]

      init(
        ids: Set<Record.ID>,
        positions: [Record.ID: Int],
        end: ContinuousClock.Instant? = nil
      ) {
        self.ids = ids
        self.positions = positions
        self.end = end
        ordered = positions.map { ($0, $1) }.sorted { $0.position < $1.position }
      }

      /// Returns the positions in a range.
      func positions(in range: Range<Int>) -> [Record.ID: Int] {
        let start = ordered.partitioningIndex { $0.position >= range.lowerBound }
        let found = ordered[start...].prefix { $0.position < range.upperBound }
        return Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.position) })
      }
    }

    var search: Search?
    var change: Change?
  }
#endif
