#if Combine
  import CombineSchedulers
  import ComposableCombine
  import ConcurrencyExtras

  extension Effect {
    /// Returns an effect that waits for a delay on a scheduler, and then runs this effect. See
    /// ``debounce(id:for:clock:)``.
    ///
    /// ```swift
    /// let delayed = Effect.send(1).debounce(
    ///   id: "search",
    ///   for: .milliseconds(300),
    ///   scheduler: DispatchQueue.main
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
    ///   - dueTime: The delay.
    ///   - scheduler: The scheduler that measures the delay. On a scheduler that performs its
    ///     actions on the main queue, the effect starts synchronously when the delay ends.
    ///   - options: Options of the scheduler.
    /// - Returns: The delayed effect, or `.none` if the effect is `.none`.
    public func debounce<S: Scheduler>(
      id: some Hashable & Sendable,
      for dueTime: S.SchedulerTimeType.Stride,
      scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Self {
      if isNone { return .none }
      // Safe, because schedulers are used on any thread, but OpenCombine's protocol was declared
      // before `Sendable`.
      nonisolated(unsafe) let (scheduler, dueTime, options) = (scheduler, dueTime, options)
      let wait = Subscription { receive in
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          receive(.finish)
        }
        return {}
      }
      return Self(.delay(self, by: Self(.subscribe(wait))))
        .cancellable(id: id, cancelInFlight: true)
    }

    /// Returns an effect that sends at most one action in each interval of a scheduler. See
    /// ``throttle(id:for:clock:latest:)``.
    ///
    /// - Parameters:
    ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
    ///   - interval: The length of an interval.
    ///   - scheduler: The scheduler that measures the interval.
    ///   - latest: Whether the pending action is the last of the actions that follow within an
    ///     interval, rather than the first.
    /// - Returns: The throttled effect, or `.none` if the effect is `.none`.
    public func throttle<S: Scheduler>(
      id: some Hashable & Sendable,
      for interval: S.SchedulerTimeType.Stride,
      scheduler: S,
      latest: Bool
    ) -> Self {
      if isNone { return .none }
      return Self(
        .throttle(
          self,
          Throttle(key: .current(id), for: interval, scheduler: scheduler, isLatest: latest)
        )
      )
    }
  }

  extension Throttle {
    fileprivate init<S: Scheduler>(
      key: CancellationKey,
      for interval: S.SchedulerTimeType.Stride,
      scheduler: S,
      isLatest: Bool
    ) {
      // Safe, because schedulers are used on any thread. The closures are wrapped instead of the
      // scheduler, because the types of its moments need not be sendable, either.
      func begin() -> ThrottleInterval {
        let end = scheduler.now.advanced(by: interval)
        return .unchecked(
          hasEnded: { scheduler.now >= end },
          schedule: { scheduler.schedule(after: end, $0) }
        )
      }
      let unchecked = UncheckedSendable<() -> ThrottleInterval>(begin)
      self.init(key: key, isLatest: isLatest) { unchecked.value() }
    }
  }

  extension ThrottleInterval {
    fileprivate static func unchecked(
      hasEnded: @escaping () -> Bool,
      schedule: @escaping (_ action: @escaping () -> Void) -> Void
    ) -> Self {
      let hasEnded = UncheckedSendable<() -> Bool>(hasEnded)
      let schedule = UncheckedSendable<(@escaping () -> Void) -> Void>(schedule)
      return Self(
        hasEnded: { hasEnded.value() },
        waitForEnd: {
          let (ends, continuation) = AsyncStream<Never>.makeStream()
          schedule.value { continuation.finish() }
          // The iteration also ends if the task is cancelled.
          for await _ in ends {}
        }
      )
    }
  }
#endif
