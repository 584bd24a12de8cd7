#if SharingGRDB
  import Algorithms
  import GRDB
  import IssueReporting

  extension RowPages {
    /// Returns the ids of the rows at some positions, in increasing order of the positions. The id
    /// is `nil` if there was no such position in the fetch, or if the row was removed since the
    /// fetch and the ids are not all in memory. The rows do not remain in memory.
    func ids(at positions: [Int]) -> [Record.ID?] {
      if positions.isEmpty { return [] }
      let range = 0..<count
      guard case .positions(let query) = source else {
        return positions.map { range.contains($0) ? ids?.all[$0] : nil }
      }
      let pages = Dictionary(
        uniqueKeysWithValues: loadedIDs.map { ($0.start / Self.size, $0.ids) }
      )
      var known: [Int: Record.ID] = [:]
      for position in positions where range.contains(position) {
        let (number, offset) = position.quotientAndRemainder(dividingBy: Self.size)
        guard let page = pages[number], offset < page.count else { continue }
        known[position] = page[offset]
      }
      let missing = positions.filter { known[$0] == nil && range.contains($0) }
      // Each query counts the rows before its first row.
      var runs = missing.chunked { $1 - $0 < 1_000 }
      if runs.count > 8 { runs = [missing[...]] }
      do {
        try database.unsafeReentrantRead { db in
          for run in runs {
            guard let first = run.first, let last = run.last else { continue }
            let ids: [Record.ID] = try query.ids(db, at: first..<last + 1)
            for position in run where position - first < ids.count {
              known[position] = ids[position - first]
            }
          }
        }
      } catch {
        reportIssue("The ids of the rows of '\(source.sql)' can't be read: \(error)")
      }
      return positions.map { known[$0] }
    }

    /// Returns the last search if it was for the same ids. Otherwise searches for the ids. The rows
    /// that are not in memory are searched in the database, unless all ids are in memory.
    func search(for ids: Set<Record.ID>) -> RowMemo<Record>.Search {
      if ids.isEmpty { return .init(ids: [], positions: [:]) }
      let known = memo.withLock { $0.search }
      if let known, known.ids == ids, known.end.map({ ContinuousClock.now < $0 }) ?? true {
        return known
      }
      do {
        let (positions, isCommitted) = try currentPositions(of: ids)
        let search = RowMemo<Record>.Search(ids: ids, positions: positions)
        // The rows of a transaction can be rolled back.
        if isCommitted { memo.withLock { $0.search = search } }
        return search
      } catch {
        reportIssue("The rows of the query '\(source.sql)' can't be searched: \(error)")
        // A locked database blocks the thread during each search, and each section searches.
        let end = ContinuousClock.now + Self.pause
        let search = RowMemo<Record>.Search(ids: ids, positions: [:], end: end)
        memo.withLock { $0.search = search }
        return search
      }
    }

    /// Searches for the rows with some ids. Also returns whether the rows are committed.
    private func currentPositions(
      of ids: Set<Record.ID>
    ) throws -> ([Record.ID: Int], Bool) {
      guard case .positions(let query) = source else { return (positionsInMemory(of: ids), true) }
      return try database.unsafeReentrantRead { db in
        (try query.positions(db, of: ids), !db.isInsideTransaction)
      }
    }

    private func positionsInMemory(of wanted: Set<Record.ID>) -> [Record.ID: Int] {
      var missing = wanted
      var positions: [Record.ID: Int] = [:]
      for (position, id) in (ids?.all ?? []).enumerated() {
        if missing.isEmpty { break }
        if missing.remove(id) != nil { positions[id] = position }
      }
      return positions
    }
  }
#endif
