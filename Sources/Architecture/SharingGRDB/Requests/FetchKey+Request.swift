#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of the value of a request.
    ///
    /// ```swift
    /// @SharedReader(.fetch(Overview())) var overview = Overview.Value()
    /// ```
    ///
    /// If the request throws an error, the value is unchanged and the error is
    /// `$overview.loadError`.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetch<Value: Sendable>(
      _ request: some FetchKeyRequest<Value>,
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Value> {
      FetchKey(request, database: database)
    }

    /// Returns a key of the value of a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetch<Value: Sendable>(
      _ request: some FetchKeyRequest<Value>,
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Value> {
      FetchKey(request, database: database, scheduler: scheduler)
    }

    /// Returns a key of the elements of a request. The default is an empty collection.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetch<Elements: RangeReplaceableCollection & Sendable>(
      _ request: some FetchKeyRequest<Elements>,
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Elements>.Default {
      Self[FetchKey(request, database: database), default: Elements()]
    }

    /// Returns a key of the elements of a request. The default is an empty collection.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetch<Elements: RangeReplaceableCollection & Sendable>(
      _ request: some FetchKeyRequest<Elements>,
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Elements>.Default {
      Self[FetchKey(request, database: database, scheduler: scheduler), default: Elements()]
    }
  }
#endif
