#if SharingGRDB
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

    struct Search: Sendable {
      let ids: Set<Record.ID>
      let positions: [Record.ID: Int]
      /// The time at which the ids are searched again after a failure, or `nil`.
      var end: ContinuousClock.Instant?
    }

    var search: Search?
    var change: Change?
  }
#endif
