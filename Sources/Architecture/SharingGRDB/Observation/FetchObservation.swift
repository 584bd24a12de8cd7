#if SharingGRDB
  import ConcurrencyExtras
  import Dispatch
  import Foundation
  import GRDB
  import Sharing

  /// An observation of the value of one request. The value is fetched again after each transaction
  /// that changes a table that the request has read.
  ///
  /// If the database can't be read, the observation starts again after a delay. A load also starts
  /// the observation again, so that all values are of one observation, in the order of their
  /// transactions.
  final class FetchObservation<Value: Sendable>: Sendable {
    private struct State {
      var cancellable: AnyDatabaseCancellable?
      var isCancelled = false
      /// The number of failures since the last value.
      var failureCount = 0
      /// The number of starts. The results of an earlier start are ignored.
      var startCount = 0
      /// The loads that receive the next result.
      var loads: [LoadContinuation<Value>] = []
      /// The results that the subscriber has not received yet, in their order.
      var deliveries: [Delivery] = []
      var isDelivering = false
      /// The thread that fetches the first value at the moment, and returns after the value is
      /// stored.
      var startingThread: pthread_t?
    }

    /// A result, and the loads that receive the result.
    private struct Delivery {
      let result: Result<Value, any Error>
      let loads: [LoadContinuation<Value>]
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
      guard scheduler.immediateInitialValue() else {
        start(scheduling: scheduler)
        return
      }
      // Other threads wait for the reference until this function returns. A database pool can
      // fetch a second value on another thread before this thread has received the first value.
      // Therefore this thread stores both values, in their order.
      state.withLock { state in
        state.isDelivering = true
        state.startingThread = pthread_self()
      }
      start(scheduling: scheduler)
      state.withLock { $0.startingThread = nil }
      deliverAll()
    }

    /// Fetches the value again, without waiting for the database. Later changes are observed.
    ///
    /// - Parameter load: The continuation of a load, which receives the value, or the error.
    /// - Returns: `false` if the observation was cancelled. The continuation is then not used.
    @discardableResult
    func restart(for load: LoadContinuation<Value>? = nil) -> Bool {
      // The database orders the first value and the later values only for a scheduler that is not
      // immediate. GRDB's immediate scheduler also requires the main thread.
      start(scheduling: DelayedScheduler(base: scheduler), load: load)
    }

    @discardableResult
    private func start(
      scheduling scheduler: some ValueObservationScheduler,
      load: LoadContinuation<Value>? = nil
    ) -> Bool {
      let start = state.withLock { state -> (Int, AnyDatabaseCancellable?)? in
        guard !state.isCancelled else { return nil }
        defer { state.cancellable = nil }
        state.startCount += 1
        // While the lock is held, so that the load does not receive a value of the earlier start.
        if let load { state.loads.append(load) }
        return (state.startCount, state.cancellable)
      }
      guard let (number, earlier) = start else { return false }
      earlier?.cancel()
      let observation = ValueObservation.tracking { [fetch] db in try Self.result(of: fetch, db) }
      let cancellable = observation.start(
        in: database,
        scheduling: scheduler,
        onError: { [weak self] in self?.fail($0, start: number) },
        onChange: { [weak self] in self?.deliver($0, start: number) }
      )
      let isCurrent = state.withLock { state in
        guard !state.isCancelled, state.startCount == number else { return false }
        state.cancellable = cancellable
        return true
      }
      if !isCurrent { cancellable.cancel() }
      return true
    }

    /// Ends the observation.
    func cancel() {
      // The results are released after the lock.
      let (cancellable, loads, deliveries) = state.withLock { state in
        defer { (state.cancellable, state.loads, state.deliveries) = (nil, [], []) }
        state.isCancelled = true
        return (state.cancellable, state.loads, state.deliveries)
      }
      cancellable?.cancel()
      for load in loads + deliveries.flatMap(\.loads) { load.resume(throwing: CancellationError()) }
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

    /// Stores a result, unless the observation was started again. Another thread may be storing
    /// the previous result, and then also stores this result, so that the results have an order.
    private func deliver(
      _ result: Result<Value, any Error>,
      start number: Int,
      isFailure: Bool = false
    ) {
      let isDeliverer = state.withLock { state in
        guard !state.isCancelled, state.startCount == number else { return false }
        state.failureCount = isFailure ? state.failureCount + 1 : 0
        let isFirst = state.startingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? false
        state.deliveries.insert(
          Delivery(result: result, loads: state.loads),
          at: isFirst ? 0 : state.deliveries.endIndex
        )
        state.loads = []
        defer { state.isDelivering = true }
        return !state.isDelivering
      }
      if isDeliverer { deliverAll() }
    }

    private func deliverAll() {
      while let delivery = nextDelivery() {
        subscriber.yield(with: delivery.result.map { $0 })
        for load in delivery.loads { load.resume(with: delivery.result.map { $0 }) }
      }
    }

    private func nextDelivery() -> Delivery? {
      state.withLock { state in
        guard !state.deliveries.isEmpty else {
          state.isDelivering = false
          return nil
        }
        return state.deliveries.removeFirst()
      }
    }

    private func fail(_ error: any Error, start number: Int) {
      deliver(.failure(error), start: number, isFailure: true)
      let failureCount = state.withLock(\.failureCount)
      DispatchQueue.global(qos: .utility).asyncAfter(
        deadline: .now() + restartDelay(max(1, failureCount))
      ) { [weak self] in
        guard let self, state.withLock({ $0.startCount == number }) else { return }
        restart()
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
