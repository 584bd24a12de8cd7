#if SharingGRDB
  import ConcurrencyExtras
  import Dependencies
  import Dispatch
  import GRDB
  import Sharing

  /// A key of a value that is fetched from a database, and that is fetched again when the tables
  /// that the request reads are changed.
  ///
  /// The functions of ``/Sharing/SharedReaderKey`` whose names start with `fetch` create keys, for
  /// example `fetchAll(sql:arguments:database:)`.
  public struct FetchKey<Value: Sendable>: SharedReaderKey {
    private let database: any DatabaseReader
    private let scheduler: any ValueObservationScheduler
    private let request: AnyHashableSendable
    private let fetch: @Sendable (Database) throws -> Value
    private let link = FetchLink<Value>()

    init(
      _ request: some FetchKeyRequest<Value>,
      database: (any DatabaseReader)?,
      scheduler: any ValueObservationScheduler = ImmediateScheduler()
    ) {
      @Dependency(\.defaultDatabase) var defaultDatabase
      self.database = database ?? defaultDatabase
      self.scheduler = scheduler
      self.request = AnyHashableSendable(request)
      fetch = { try request.fetch($0) }
      if let request = request as? any RepeatableRequest {
        request.repetition.setHandler { [weak link] in link?.observation?.restart() }
      }
    }

    /// The identity of the value: the database, the request and the type of the scheduler.
    public var id: FetchKeyID {
      FetchKeyID(
        database: ObjectIdentifier(database),
        request: request,
        scheduler: ObjectIdentifier(type(of: scheduler))
      )
    }

    /// Fetches the value. The initial value is fetched by the observation.
    ///
    /// If the value is observed, the observation fetches the value again, so that an older value
    /// does not replace a newer value.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      guard case .userInitiated = context else {
        continuation.resumeReturningInitialValue()
        return
      }
      if let observation = link.observation, observation.restart(for: continuation) { return }
      // Not inside an access of the database, because an observer of the value may read the
      // database.
      DispatchQueue.global(qos: .userInitiated).async { [database, scheduler, fetch] in
        let result = Result { Optional(try database.read(fetch)) }
        scheduler.schedule { continuation.resume(with: result) }
      }
    }

    /// Fetches the value, and fetches the value again after each change.
    ///
    /// Also the changes of other processes are observed, unless the database is in memory or can
    /// only be read.
    ///
    /// Do not create a reference inside an access of the database, such as the closure of `write`:
    /// the first fetch would wait for the end of the access.
    public func subscribe(
      context: LoadContext<Value>,
      subscriber: SharedSubscriber<Value>
    ) -> SharedSubscription {
      let observation = FetchObservation(
        database: database,
        scheduler: scheduler,
        fetch: fetch,
        subscriber: subscriber
      )
      link.observation = observation
      observation.start()
      return SharedSubscription { observation.cancel() }
    }
  }

  extension FetchKey: CustomStringConvertible {
    /// The request.
    public var description: String { ".fetch(\(request))" }
  }

  /// The identity of a value that is fetched from a database.
  public struct FetchKeyID: Hashable, Sendable {
    let database: ObjectIdentifier
    let request: AnyHashableSendable
    let scheduler: ObjectIdentifier
  }

  /// A scheduler without a queue: the first value is fetched while the reference is created, and
  /// later values are stored on the thread that has fetched the values.
  struct ImmediateScheduler: ValueObservationScheduler {
    func immediateInitialValue() -> Bool { true }
    func schedule(_ action: @escaping @Sendable () -> Void) { action() }
  }
#endif
