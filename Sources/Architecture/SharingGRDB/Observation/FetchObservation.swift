#if SharingGRDB
  import ConcurrencyExtras
  import Dispatch
  import GRDB
  import Sharing

  /// An observation of the value of one request. The value is fetched again after each transaction
  /// that changes a table that the request has read.
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
    private let externalChanges: ExternalChanges?
    private let state = Lock(State())

    init(
      database: any DatabaseReader,
      scheduler: any ValueObservationScheduler,
      fetch: @escaping @Sendable (Database) throws -> Value,
      subscriber: SharedSubscriber<Value>
    ) {
      self.database = database
      self.scheduler = scheduler
      self.fetch = fetch
      self.subscriber = subscriber
      // Before the first fetch, so that no change after the fetch is missed.
      externalChanges = ExternalChanges.observe(database)
    }

    /// Fetches the value and starts the observation.
    func start() {
      subscriber.yieldLoading()
      // An error of the request is a value, because the observation would end with an error.
      let observation = ValueObservation.tracking { [fetch] db in Result { try fetch(db) } }
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

    private func change(to result: Result<Value, any Error>) {
      let isCancelled = state.withLock { state in
        state.failureCount = 0
        return state.isCancelled
      }
      if !isCancelled { subscriber.yield(with: result.map { $0 }) }
    }

    /// Reports that the database can't be read, and starts the observation again after a delay.
    private func fail(_ error: any Error) {
      let (isCancelled, delay) = state.withLock { state in
        state.failureCount += 1
        return (state.isCancelled, min(60, 1 << min(state.failureCount - 1, 6)))
      }
      guard !isCancelled else { return }
      subscriber.yield(throwing: error)
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .seconds(delay)) {
        [weak self] in
        guard let self, !state.withLock(\.isCancelled) else { return }
        start()
      }
    }
  }
#endif
