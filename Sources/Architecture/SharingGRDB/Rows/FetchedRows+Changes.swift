#if SharingGRDB
  extension FetchedRows {
    /// Returns the stretch of rows that differs from the rows of an earlier value. Both ranges
    /// start at the same position.
    ///
    /// Only the rows in memory are compared, by their ids, because a view shows only these rows. A
    /// row in memory before the stretch has the same position in both values. A row in memory after
    /// the stretch has the same distance from the end. Rows that are not in memory may be reported
    /// as changed or as unchanged.
    ///
    /// - Parameter earlier: The earlier value.
    /// - Returns: The positions of the earlier rows that are replaced, and the positions of the
    ///   rows that replace them, or `nil` if no row in memory has changed and the counts are equal.
    public func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
      guard pages !== earlier.pages else { return nil }
      guard let pages, let old = earlier.pages else { return comparedRange(from: earlier) }
      let numbers = old.numbers
      let known = pages.memo.withLock { $0.change }
      if let known, known.earlier === old, known.numbers == numbers { return known.ranges }
      let ranges = comparedRange(from: earlier)
      let change = RowMemo.Change(earlier: old, numbers: numbers, ranges: ranges)
      pages.memo.withLock { $0.change = change }
      return ranges
    }

    /// Returns whether the rows are the rows of the same query, of the same database, as the rows
    /// of an earlier value, or one of the values is not fetched. If the query or an argument
    /// differs, a list starts at its top.
    ///
    /// - Parameter earlier: The earlier value.
    /// - Returns: Whether a list keeps its position.
    public func isContinuation(of earlier: Self) -> Bool {
      guard let pages, let old = earlier.pages else { return true }
      return pages.source == old.source && pages.database === old.database
    }

    /// Compares the rows in memory of an earlier value with the rows at the same positions.
    private func comparedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
      let shift = count - earlier.count
      let loaded = earlier.pages?.loadedIDs ?? []
      guard pages?.source == earlier.pages?.source, let last = loaded.last else {
        return earlier.isEmpty && isEmpty ? nil : (0..<earlier.count, 0..<count)
      }
      func isSame(_ id: Record.ID, at position: Int) -> Bool {
        indices.contains(position) && pages?.id(at: position) == id
      }

      var firstChange: Int?
      var hasUnchangedStart = false
      search: for (start, ids) in loaded {
        for (offset, id) in ids.enumerated() {
          guard isSame(id, at: start + offset) else {
            firstChange = start + offset
            break search
          }
          hasUnchangedStart = true
        }
      }
      let end = last.start + last.ids.count
      guard let firstChange else {
        let start = Swift.min(end, count)
        return shift == 0 ? nil : (start..<earlier.count, start..<count)
      }

      // The rows before the first compared row may have been removed, or follow inserted rows.
      let changeStart = hasUnchangedStart ? Swift.min(firstChange, count) : 0
      // The earlier rows from this position on have the same ids as the rows at the same distance
      // from the end.
      var changeEnd = end
      let limit = Swift.max(changeStart, changeStart - shift)
      search: for (start, ids) in loaded.reversed() {
        for (offset, id) in ids.enumerated().reversed() {
          guard start + offset >= limit, isSame(id, at: start + offset + shift) else {
            break search
          }
          changeEnd = start + offset
        }
      }
      if changeEnd == end { return (changeStart..<earlier.count, changeStart..<count) }
      return (changeStart..<changeEnd, changeStart..<changeEnd + shift)
    }

    /// Returns the positions of the rows with some ids, among the rows in memory.
    ///
    /// - Parameters:
    ///   - ids: The ids.
    ///   - range: The positions to search.
    /// - Returns: The position of each id that was found.
    public func loadedPositions(of ids: Set<Record.ID>, in range: Range<Int>) -> [Record.ID: Int] {
      var positions: [Record.ID: Int] = [:]
      for (start, loaded) in pages?.loadedIDs ?? [] {
        for (offset, id) in loaded.enumerated()
        where ids.contains(id) && range.contains(start + offset) {
          positions[id] = start + offset
        }
      }
      return positions
    }
  }
#endif
