#if SharingGRDB
  import GRDB

  /// A request that fetches a value from a database, for example several results in one
  /// transaction.
  ///
  /// ```swift
  /// struct Overview: FetchKeyRequest {
  ///   struct Value: Sendable {
  ///     var count = 0
  ///     var newest: [Note] = []
  ///   }
  ///
  ///   func fetch(_ db: Database) throws -> Value {
  ///     Value(
  ///       count: try Note.fetchCount(db),
  ///       newest: try Note.order(sql: "id DESC").limit(10).fetchAll(db)
  ///     )
  ///   }
  /// }
  ///
  /// @SharedReader(.fetch(Overview())) var overview = Overview.Value()
  /// ```
  ///
  /// Two requests that are equal share one value and one observation.
  public protocol FetchKeyRequest<Value>: Hashable, Sendable {
    /// The type of the fetched value.
    associatedtype Value

    /// Fetches the value. The method is called again after each transaction that changes a table
    /// that the previous call has read.
    ///
    /// - Parameter db: A connection, for reading. All reads of one call are of one transaction.
    /// - Returns: The value.
    /// - Throws: An error of the database, which is then the `loadError` of the value.
    func fetch(_ db: Database) throws -> Value
  }
#endif
