#if SharingGRDB
  import ConcurrencyExtras
  import Dependencies
  import GRDB

  /// A request for the number of rows of a query, and for the pages that the previous value has in
  /// memory.
  struct FetchRows<Record: FetchableRecord & Identifiable & Sendable>: RepeatableRequest
  where Record.ID: DatabaseValueConvertible & Sendable {
    private let source: RowSource
    private let database: any DatabaseReader
    private let previous = Previous()
    let repetition = FetchRepetition()

    init(_ source: RowSource, in database: (any DatabaseReader)?) {
      @Dependency(\.defaultDatabase) var defaultDatabase
      self.database = database ?? defaultDatabase
      self.source = source
    }

    func fetch(_ db: Database) throws -> FetchedRows<Record> {
      try fetch(db, count: nil)
    }

    /// Fetches the rows.
    ///
    /// - Parameters:
    ///   - db: A connection.
    ///   - count: The number of rows, or `nil` if the rows are not counted yet.
    /// - Returns: The rows.
    /// - Throws: An error of the database.
    func fetch(_ db: Database, count: Int?) throws -> FetchedRows<Record> {
      let numbers = previous.pages.withLock { $0.pages?.numbers } ?? [0]
      let pages = try RowPages<Record>(source, in: database, pages: numbers, count: count, db) {
        [previous, repetition] pages in
        // A fetch may have replaced the value since the failure.
        if previous.pages.withLock({ $0.pages === pages }) { repetition.repeatFetch() }
      }
      previous.pages.withLock { $0.pages = pages }
      return FetchedRows(pages)
    }

    // The query identifies the request in a database. The other properties do not.
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.source == rhs.source }

    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
    }

    /// The value of the previous fetch, if the value is still used.
    private final class Previous: Sendable {
      struct Reference {
        weak var pages: RowPages<Record>?
      }

      let pages = Lock(Reference())
    }
  }
#endif
