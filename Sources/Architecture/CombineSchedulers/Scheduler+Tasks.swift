#if Combine
  import ComposableCombine
  import ConcurrencyExtras

  extension Scheduler {
    /// Suspends the current task for a time on the scheduler.
    ///
    /// - Parameters:
    ///   - duration: The time to wait.
    ///   - tolerance: The time by which the task may resume late, or `nil` for the tolerance of the
    ///     scheduler.
    ///   - options: Options of the scheduler.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(
      for duration: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride? = nil,
      options: SchedulerOptions? = nil
    ) async throws {
      try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
    }

    /// Suspends the current task until a moment on the scheduler.
    ///
    /// - Parameters:
    ///   - date: The moment.
    ///   - tolerance: The time by which the task may resume late, or `nil` for the tolerance of the
    ///     scheduler.
    ///   - options: Options of the scheduler.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(
      until date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride? = nil,
      options: SchedulerOptions? = nil
    ) async throws {
      try Task.checkCancellation()
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      schedule(after: date, tolerance: tolerance ?? minimumTolerance, options: options) {
        continuation.finish()
      }
      // The iteration also ends if the task is cancelled.
      for await _ in stream {}
      try Task.checkCancellation()
    }

    /// Returns the moments of a timer on the scheduler. The timer starts at
    /// once, and runs until the sequence is released.
    ///
    /// ```swift
    /// for await _ in mainQueue.timer(interval: .seconds(1)) { await send(.timerTicked) }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The interval of the timer.
    ///   - tolerance: The time by which a moment may be late, or `nil` for the tolerance of the
    ///     scheduler.
    ///   - options: Options of the scheduler.
    /// - Returns: A sequence that ends only if its task is cancelled.
    public func timer(
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride? = nil,
      options: SchedulerOptions? = nil
    ) -> AsyncStream<SchedulerTimeType> where SchedulerTimeType: SendableMetatype {
      let (stream, continuation) = AsyncStream<SchedulerTimeType>.makeStream()
      let timer = schedule(
        after: now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance ?? minimumTolerance,
        options: options
      ) {
        // Safe, because the moment is created here, and is not used after the call.
        let moment = UncheckedSendable(self.now)
        continuation.yield(moment.value)
      }
      // Safe, because the timer is only cancelled, once.
      let cancellable = UncheckedSendable(timer)
      continuation.onTermination = { _ in cancellable.value.cancel() }
      return stream
    }
  }
#endif
