#if SharingGRDB
  import ConcurrencyExtras

  /// A request that can be fetched again although no table has changed.
  protocol RepeatableRequest: FetchKeyRequest {
    /// The repetition of the request.
    var repetition: FetchRepetition { get }
  }

  /// A function that repeats the fetch of a request.
  final class FetchRepetition: Sendable {
    private let handler = Lock<@Sendable () -> Void>({})

    /// Stores the function.
    func setHandler(_ newHandler: @escaping @Sendable () -> Void) {
      // The old handler is released after the lock.
      let old = handler.withLock { handler in
        defer { handler = newHandler }
        return handler
      }
      withExtendedLifetime(old) {}
    }

    /// Fetches the value again, and returns at once.
    func repeatFetch() {
      handler.withLock { $0 }()
    }
  }
#endif
