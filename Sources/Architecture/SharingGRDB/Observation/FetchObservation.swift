#if SharingGRDB
  import ConcurrencyExtras
  import Dispatch
  import GRDB
  import Sharing

  /// An observation of the value of one request. The value is fetched again after each transaction
  /// that changes a table that the request has read.
  ///
  /// If the database can't be read, the observation starts again after a delay.
  final class FetchObservation<Value: Sendable>: Sendable {
    private struct State {
      var cancellable: AnyDatabaseCancellable?
      var isCancelled = false
      /// The number of failures since the last value.
      var failureCount = 0
    }

    private let database: any DatabaseReader
    private let scheduler: any ValueObservationScheduler
    private let fetch: @Sendable (Database) throws -> Value
    private let subscriber: SharedSubscriber<Value>
    private let restartDelay: @Sendable (_ failureCount: Int) -> DispatchTimeInterval
    private let externalChanges: ExternalChanges?
    private let state = Lock(State())

    /// Creates an observation.
    ///
    /// - Parameters:
    ///   - database: The database.
    ///   - scheduler: The scheduler of the values.
    ///   - restartDelay: Returns the delay after a number of failures: by default 1, 2, 4, up to 60
    ///     seconds.
    ///   - fetch: Fetches the value.
    ///   - subscriber: The receiver of the values.
    init(
      database: any DatabaseReader,
      scheduler: any ValueObservationScheduler,
      restartDelay: @escaping @Sendable (_ failureCount: Int) -> DispatchTimeInterval = {
        .seconds(min(60, 1 << min($0 - 1, 6)))
      },
      fetch: @escaping @Sendable (Database) throws -> Value,
      subscriber: SharedSubscriber<Value>
    ) {
      self.database = database
      self.scheduler = scheduler
      self.restartDelay = restartDelay
      self.fetch = fetch
      self.subscriber = subscriber
      // Before the first fetch, so that no change after the fetch is missed.
      externalChanges = ExternalChanges.observe(database)
    }

    /// Fetches the value and starts the observation.
    func start() {
      subscriber.yieldLoading()
      start(scheduling: scheduler)
    }

    private func start(scheduling scheduler: some ValueObservationScheduler) {
      let observation = ValueObservation.tracking { [fetch] db in try Self.result(of: fetch, db) }
      let cancellable = observation.start(
        in: database,
        scheduling: scheduler,
        onError: { [weak self] in self?.fail($0) },
        onChange: { [weak self] in self?.change(to: $0) }
      )
      let isCancelled = state.withLock { state in
        state.cancellable = cancellable
        return state.isCancelled
      }
      if isCancelled { cancellable.cancel() }
    }

    /// Ends the observation.
    func cancel() {
      let cancellable = state.withLock { state in
        state.isCancelled = true
        return state.cancellable
      }
      cancellable?.cancel()
    }

    /// Fetches the value. The error of a request is a value, because an error that is thrown ends
    /// the observation.
    ///
    /// - Throws: The error of a database that can't be read at the moment.
    private static func result(
      of fetch: (Database) throws -> Value,
      _ db: Database
    ) throws -> Result<Value, any Error> {
      do {
        return .success(try fetch(db))
      } catch let error as DatabaseError where error.resultCode != .SQLITE_ERROR {
        throw error
      } catch {
        // A query with an error, such as a missing table, has read no table. Each change is
        // therefore an opportunity to fetch the value again.
        if error is DatabaseError { try db.registerAccess(to: .fullDatabase) }
        return .failure(error)
      }
    }

    private func change(to result: Result<Value, any Error>) {
      let isCancelled = state.withLock { state in
        state.failureCount = 0
        return state.isCancelled
      }
      if !isCancelled { subscriber.yield(with: result.map { $0 }) }
    }

    private func fail(_ error: any Error) {
      let (isCancelled, failureCount) = state.withLock { state in
        state.failureCount += 1
        return (state.isCancelled, state.failureCount)
      }
      guard !isCancelled else { return }
      subscriber.yield(throwing: error)
      DispatchQueue.global(qos: .utility).asyncAfter(
        deadline: .now() + restartDelay(failureCount)
      ) { [weak self] in
        guard let self, !state.withLock(\.isCancelled) else { return }
        // The database orders the first value and the later values only for a scheduler that is not
        // immediate. GRDB's immediate scheduler also requires the main thread.
        start(scheduling: DelayedScheduler(base: scheduler))
      }
    }
  }

  /// A scheduler that schedules also the first value.
  private struct DelayedScheduler: ValueObservationScheduler {
    let base: any ValueObservationScheduler

    func immediateInitialValue() -> Bool { false }
    func schedule(_ action: @escaping @Sendable () -> Void) { base.schedule(action) }
  }
#endif
