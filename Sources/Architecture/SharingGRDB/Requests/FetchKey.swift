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
    /// `nil` if no database was set. The key then fetches nothing.
    private let database: (any DatabaseReader)?
    private let scheduler: any ValueObservationScheduler
    private let request: AnyHashableSendable
    private let fetch: @Sendable (Database) throws -> Value
    private let link = FetchLink<Value>()

    init(
      _ request: some FetchKeyRequest<Value>,
      database: (any DatabaseReader)?,
      scheduler: any ValueObservationScheduler = ImmediateScheduler()
    ) {
      @Dependency(\.defaultDatabaseIfSet) var defaultDatabase
      self.database = database ?? defaultDatabase
      self.scheduler = scheduler
      self.request = AnyHashableSendable(request)
      fetch = { try request.fetch($0) }
      if let request = request as? any RepeatableRequest {
        request.repetition.setHandler { [weak link] in link?.observation?.restart() }
      }
    }

    /// The identity of the value: the database, the request and the scheduler.
    public var id: FetchKeyID {
      FetchKeyID(
        database: database.map { ObjectIdentifier($0) },
        request: request,
        scheduler: SchedulerIdentity(scheduler)
      )
    }

    /// Fetches the value. The initial value is fetched by the observation.
    ///
    /// If the value is observed, the observation fetches the value again, so that an older value
    /// does not replace a newer value.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      guard case .userInitiated = context, let database else {
        continuation.resumeReturningInitialValue()
        return
      }
      if let observation = link.observation, observation.restart(for: continuation) { return }
      // Not inside an access of the database, because an observer of the value may read the
      // database.
      DispatchQueue.global(qos: .userInitiated).async { [scheduler, fetch] in
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
      guard let database else { return SharedSubscription {} }
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
    let database: ObjectIdentifier?
    let request: AnyHashableSendable
    let scheduler: SchedulerIdentity
  }

  /// The identity of a scheduler: its value if it is hashable. GRDB's schedulers aren't, so any
  /// other scheduler is identified by its type and its properties, such as a queue.
  //
  // `Sendable` is unchecked, because the parts of a scheduler are as sendable as the scheduler.
  struct SchedulerIdentity: Hashable, @unchecked Sendable {
    private let type: ObjectIdentifier
    private let parts: [AnyHashable]

    init(_ scheduler: any ValueObservationScheduler) {
      type = ObjectIdentifier(Swift.type(of: scheduler))
      if let scheduler = scheduler as? any Hashable {
        parts = [AnyHashable(scheduler)]
      } else {
        parts = Mirror(reflecting: scheduler).children.map { Self.identity(of: $0.value) }
      }
    }

    private static func identity(of value: Any) -> AnyHashable {
      if let value = value as? any Hashable { return AnyHashable(value) }
      let type = Swift.type(of: value)
      return type is AnyClass ? ObjectIdentifier(value as AnyObject) : ObjectIdentifier(type)
    }
  }

  /// A scheduler without a queue: the first value is fetched while the reference is created, and
  /// later values are stored on the thread that has fetched the values.
  struct ImmediateScheduler: ValueObservationScheduler, Hashable {
    func immediateInitialValue() -> Bool { true }
    func schedule(_ action: @escaping @Sendable () -> Void) { action() }
  }
#endif
