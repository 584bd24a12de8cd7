#if Combine
  import ComposableCombine
  import Foundation

  /// A scheduler whose type is erased, so that code runs on a queue in the app, and on a scheduler
  /// that a test controls in tests.
  ///
  /// ```swift
  /// struct Feature {
  ///   let mainQueue: AnySchedulerOf<DispatchQueue>
  /// }
  ///
  /// Feature(mainQueue: .main)
  /// Feature(mainQueue: DispatchQueue.test.eraseToAnyScheduler())
  /// ```
  ///
  /// The moments and the options are those of the erased scheduler, so that only a scheduler of the
  /// same kind can replace it.
  public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
    @unchecked Sendable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    // The conformance is unchecked, because schedulers are used on any thread, but the protocol of
    // OpenCombine was declared before `Sendable`.
    private let currentTolerance: () -> SchedulerTimeType.Stride
    private let currentTime: () -> SchedulerTimeType
    private let scheduleNow: (SchedulerOptions?, @escaping () -> Void) -> Void
    private let scheduleOnce:
      (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
    private let scheduleRepeatedly:
      (
        SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
        @escaping () -> Void
      ) -> any Cancellable

    /// Creates a scheduler with closures for the requirements of a scheduler.
    ///
    /// - Parameters:
    ///   - minimumTolerance: Returns the tolerance of the scheduler.
    ///   - now: Returns the current moment.
    ///   - scheduleImmediately: Performs an action as soon as possible.
    ///   - delayed: Performs an action at a moment.
    ///   - interval: Performs an action at a moment, and then at an interval.
    public init(
      minimumTolerance: @escaping () -> SchedulerTimeType.Stride,
      now: @escaping () -> SchedulerTimeType,
      scheduleImmediately: @escaping (SchedulerOptions?, @escaping () -> Void) -> Void,
      delayed:
        @escaping (
          SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
        ) -> Void,
      interval:
        @escaping (
          SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
          @escaping () -> Void
        ) -> any Cancellable
    ) {
      currentTolerance = minimumTolerance
      currentTime = now
      scheduleNow = scheduleImmediately
      scheduleOnce = delayed
      scheduleRepeatedly = interval
    }

    /// Creates a scheduler that forwards to another scheduler.
    public init<Base: Scheduler>(_ base: Base)
    where
      Base.SchedulerTimeType == SchedulerTimeType,
      Base.SchedulerOptions == SchedulerOptions
    {
      self.init(
        minimumTolerance: { base.minimumTolerance },
        now: { base.now },
        scheduleImmediately: { base.schedule(options: $0, $1) },
        delayed: { base.schedule(after: $0, tolerance: $1, options: $2, $3) },
        interval: { base.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
      )
    }

    /// The tolerance of the erased scheduler.
    public var minimumTolerance: SchedulerTimeType.Stride { currentTolerance() }

    /// The current moment of the erased scheduler.
    public var now: SchedulerTimeType { currentTime() }

    /// Performs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      scheduleNow(options, action)
    }

    /// Performs an action at a moment.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      scheduleOnce(date, tolerance, options, action)
    }

    /// Performs an action at a moment, and then at an interval, until the result is cancelled.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      scheduleRepeatedly(date, interval, tolerance, options, action)
    }
  }

  /// A scheduler that replaces a scheduler of a type: `AnySchedulerOf<DispatchQueue>`.
  public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
    S.SchedulerTimeType, S.SchedulerOptions
  >

  extension Scheduler {
    /// Returns the scheduler without its type.
    public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
      AnyScheduler(self)
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
    /// The main queue.
    public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

    /// Returns the global queue of a quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
      DispatchQueue.global(qos: qos).eraseToAnyScheduler()
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<RunLoop> {
    /// The main run loop.
    public static var main: Self { RunLoop.main.eraseToAnyScheduler() }
  }
#endif
