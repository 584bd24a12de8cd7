#if SharingGRDB
  import GRDB

  /// A request for the sections of a query, and for the pages that the previous value has in
  /// memory.
  struct FetchSectionedRows<Key, Record>: RepeatableRequest
  where
    Key: DatabaseValueConvertible & Hashable & Sendable,
    Record: FetchableRecord & Identifiable & Sendable,
    Record.ID: DatabaseValueConvertible & Sendable
  {
    private let query: SectionQuery
    private let rows: FetchRows<Record>

    init(_ query: SectionQuery, in database: (any DatabaseReader)?) {
      self.query = query
      rows = FetchRows(.positions(query.rows), in: database)
    }

    var repetition: FetchRepetition { rows.repetition }

    func fetch(_ db: Database) throws -> SectionedRows<Key, Record> {
      let sections: [(key: Key, count: Int)] = try query.sections(db)
      let count = sections.reduce(0) { $0 + $1.count }
      return SectionedRows(try rows.fetch(db, count: count), sections)
    }

    // The query identifies the request in a database.
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.query == rhs.query }

    func hash(into hasher: inout Hasher) {
      hasher.combine(query)
    }
  }
#endif
