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
      handler.withLock { $0 = newHandler }
    }

    /// Fetches the value again, and returns at once.
    func repeatFetch() {
      handler.withLock { $0 }()
    }
  }
#endif
