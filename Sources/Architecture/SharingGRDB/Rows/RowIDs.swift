#if SharingGRDB
  import GRDB

  /// The ids of all rows of a fetch, in the order of the rows, and the values that the database
  /// stores for the ids.
  ///
  /// A type can be decoded from several forms: GRDB decodes a `UUID` from a text and from a blob,
  /// and writes a blob. SQLite finds a row only by the form that is stored.
  struct RowIDs<ID: DatabaseValueConvertible & Sendable>: Sendable {
    /// The ids.
    private(set) var all: [ID] = []
    /// The stored values, or `nil` if the stored values are the `databaseValue` of the ids, so that
    /// the memory of the values is saved.
    private var values: [DatabaseValue]?

    /// Appends the id of a value.
    ///
    /// - Returns: Whether the value is an id.
    mutating func append(_ value: DatabaseValue) -> Bool {
      guard let id = ID.fromDatabaseValue(value) else { return false }
      if values == nil, id.databaseValue != value { values = all.map(\.databaseValue) }
      values?.append(value)
      all.append(id)
      return true
    }

    /// Returns the stored values of the ids in a range of positions.
    func storedValues(at range: Range<Int>) -> [DatabaseValue] {
      values.map { Array($0[range]) } ?? all[range].map(\.databaseValue)
    }
  }
#endif
