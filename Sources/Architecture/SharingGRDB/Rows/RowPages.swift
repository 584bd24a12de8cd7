#if SharingGRDB
  import Algorithms
  import ConcurrencyExtras
  import Dispatch
  import GRDB
  import IssueReporting

  /// The rows of one fetch: their number, and the pages that were read most recently.
  final class RowPages<Record: FetchableRecord & Identifiable & Sendable>: Sendable
  where Record.ID: DatabaseValueConvertible & Sendable {
    /// The number of rows of a page.
    static var size: Int { 128 }
    /// The time after a failure without another attempt to read a page. A locked database blocks
    /// the thread during each attempt, and a list shows hundreds of rows.
    static var pause: Duration { .seconds(1) }

    let source: RowSource
    let count: Int
    /// The ids of all rows, or `nil` if the rows are found by their positions.
    let ids: RowIDs<Record.ID>?
    let database: any DatabaseReader
    /// The searches and the comparisons that the sections of a list repeat.
    let memo = Lock(RowMemo<Record>())
    /// A row that is returned if a row was removed since the fetch, or can't be read.
    private let anyRow: Record?
    private let cache: Lock<RowPageCache<Record>>
    private let onFailure: @Sendable (RowPages) -> Void

    /// Fetches the number of rows and some pages.
    ///
    /// - Parameters:
    ///   - source: The query.
    ///   - database: The database, from which the other pages are read later.
    ///   - numbers: The numbers of the pages.
    ///   - knownCount: The number of rows, or `nil` if the rows are not counted yet.
    ///   - db: A connection of the database.
    ///   - onFailure: Called at most once, a second after a page could not be read or has an id
    ///     without a row. The next fetch reads the page, so that a permanent failure is the error
    ///     of the fetch.
    /// - Throws: An error of the database, or an error if an id has no row.
    init(
      _ source: RowSource,
      in database: any DatabaseReader,
      pages numbers: [Int],
      count knownCount: Int? = nil,
      _ db: Database,
      onFailure: @escaping @Sendable (RowPages) -> Void
    ) throws {
      self.source = source
      self.database = database
      self.onFailure = onFailure
      let count: Int
      let ids: RowIDs<Record.ID>?
      switch source {
      case .positions(let query):
        ids = nil
        count = try knownCount ?? query.count(db)
      case .ids(let query):
        let all: RowIDs<Record.ID> = try query.ids(db)
        ids = all
        count = all.all.count
      }
      self.ids = ids
      func rows(at range: Range<Int>) throws -> [Record] {
        switch source {
        case .positions(let query): try query.rows(db, at: range)
        case .ids(let query):
          try query.existingRows(db, ids: ids?.storedValues(at: range) ?? [])
        }
      }
      let existing = numbers.filter { $0 * Self.size < count }.sorted()
      var pages: [Int: [Record]] = [:]
      for run in existing.chunked(by: { $0 + 1 == $1 }) {
        guard let first = run.first else { continue }
        let start = first * Self.size
        let end = min(start + run.count * Self.size, count)
        let rows = try rows(at: start..<end)
        for (number, page) in zip(run, rows.chunks(ofCount: Self.size)) {
          pages[number] = Array(page)
        }
      }
      let firstRows = pages.isEmpty && count > 0 ? try rows(at: 0..<1) : []
      anyRow = pages.values.first?.first ?? firstRows.first
      // The result of a query can depend on the time, so the rows can differ from the count.
      self.count = anyRow == nil ? 0 : count
      var cache = RowPageCache<Record>()
      for number in numbers { pages[number].map { cache.insert($0, number) } }
      self.cache = Lock(cache)
    }

    /// The numbers of the pages that the next fetch reads: the pages in memory, in the order of
    /// their last uses, and the pages that could not be read.
    var numbers: [Int] { cache.withLock { $0.uses + $0.failedPages.subtracting($0.uses).sorted() } }

    /// The ids of the rows in memory, by pages in the order of their numbers, with the positions of
    /// their first rows.
    var loadedIDs: [(start: Int, ids: [Record.ID])] {
      let pages = cache.withLock { cache in
        cache.uses.sorted().map { (start: $0 * Self.size, rows: cache.pages[$0] ?? []) }
      }
      return pages.map { start, rows in
        // The id of a row that was removed is known, although another row replaces the row.
        (start, ids.map { Array($0.all[start..<start + rows.count]) } ?? rows.map(\.id))
      }
    }

    /// Returns the id of the row at a position. The page of the row is read if the page and the ids
    /// are not in memory.
    func id(at position: Int) -> Record.ID {
      ids?.all[position] ?? self[position].id
    }

    /// The row at a position. The page of the row is read if the page is not in memory.
    subscript(position: Int) -> Record {
      precondition(
        (0..<count).contains(position),
        "The position \(position) is not in the range 0..<\(count) of the rows."
      )
      let (number, offset) = position.quotientAndRemainder(dividingBy: Self.size)
      let page = cache.withLock { $0.use(number) } ?? read(number)
      if offset < page.count { return page[offset] }
      // The row was removed after the fetch, and the observation has not fetched the rows again
      // yet. Another row is shown in the meantime.
      guard let row = page.last ?? anyRow else {
        preconditionFailure("A fetch of \(count) rows has read at least one of the rows.")
      }
      return row
    }

    /// Reads a page and the pages next to it that are not in memory. The list shows rows of several
    /// pages, and one query of three pages is much faster than three queries.
    private func read(_ number: Int) -> [Record] {
      let run: ClosedRange<Int>? = cache.withLock { cache in
        if let time = cache.failureTime, ContinuousClock.now - time < Self.pause { return nil }
        let first = number > 0 && cache.pages[number - 1] == nil ? number - 1 : number
        let hasNext = (number + 1) * Self.size < count && cache.pages[number + 1] == nil
        return first...(hasNext ? number + 1 : number)
      }
      guard let run else { return [] }
      let start = run.lowerBound * Self.size
      let end = min((run.upperBound + 1) * Self.size, count)
      do {
        // Reentrant, because a row can be read inside an access of the database.
        let (rows, isCommitted): ([Record?], Bool) = try database.unsafeReentrantRead { db in
          (try currentRows(at: start..<end, db), !db.isInsideTransaction)
        }
        let replacement = rows.lazy.compactMap { $0 }.first ?? anyRow
        let pages = rows.map { $0 ?? replacement }.chunks(ofCount: Self.size)
          .map { $0.compactMap { $0 } }
        let page = pages.dropFirst(number - run.lowerBound).first ?? []
        // The rows of a transaction that is rolled back must not remain in memory.
        guard isCommitted else { return page }
        // The pages that are removed are released after the lock.
        let previous = cache.withLock { cache in
          defer {
            cache.failureTime = nil
            for (other, page) in zip(run, pages) where other != number { cache.insert(page, other) }
            cache.insert(page, number)
          }
          return cache.pages
        }
        withExtendedLifetime(previous) {}
        if rows.contains(where: { $0 == nil }) { didFail(run) }
        return page
      } catch {
        cache.withLock { $0.failureTime = ContinuousClock.now }
        reportIssue(
          """
          The rows from position \(start) of the query '\(source.sql)' can't be read: \(error)
          """
        )
        didFail(run)
        return []
      }
    }

    /// Reads the rows in a range of positions after the fetch. A row that was removed from the rows
    /// with known ids is `nil`, so that the other rows have the positions of their ids.
    private func currentRows(at range: Range<Int>, _ db: Database) throws -> [Record?] {
      switch source {
      case .positions(let query): try query.rows(db, at: range) as [Record]
      case .ids(let query): try query.rows(db, ids: ids?.storedValues(at: range) ?? [])
      }
    }

    private func didFail(_ run: ClosedRange<Int>) {
      let isFirst = cache.withLock { cache in
        defer { cache.failedPages.formUnion(run) }
        return cache.failedPages.isEmpty
      }
      guard isFirst else { return }
      DispatchQueue.global(qos: .utility).asyncAfter(
        deadline: .now() + .seconds(Int(Self.pause.components.seconds))
      ) { [weak self] in
        if let self { onFailure(self) }
      }
    }
  }
#endif
