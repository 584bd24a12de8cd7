#if Combine
  import ComposableCombine
  import Foundation

  /// A scheduler that performs each action at once, so that a test or a preview doesn't wait.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Search.State()) {
  ///   Search()
  /// } withDependencies: {
  ///   $0.mainQueue = .immediate
  /// }
  /// ```
  ///
  /// A repeated action is performed once, because an action at an interval of no time would never
  /// end. To count the repetitions, use a ``TestScheduler``.
  public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    /// The tolerance of the scheduler, which is zero.
    public let minimumTolerance: SchedulerTimeType.Stride = .zero
    /// The moment at which the scheduler was created. Actions don't advance it.
    public let now: SchedulerTimeType

    /// Creates a scheduler with a constant moment.
    public init(now: SchedulerTimeType) {
      self.now = now
    }

    /// Performs an action at once.
    public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
      action()
    }

    /// Performs an action at once.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: () -> Void
    ) {
      action()
    }

    /// Performs an action once, at once.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: () -> Void
    ) -> any Cancellable {
      action()
      return AnyCancellable {}
    }
  }

  /// An immediate scheduler that replaces a scheduler of a type.
  public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
    S.SchedulerTimeType, S.SchedulerOptions
  >

  extension DispatchQueue {
    /// A scheduler that performs each action at once.
    public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
      ImmediateScheduler(now: .origin)
    }
  }

  extension RunLoop {
    /// A scheduler that performs each action at once.
    public static var immediate: ImmediateSchedulerOf<RunLoop> {
      ImmediateScheduler(now: .origin)
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
    /// A scheduler that performs each action at once.
    public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }
  }

  extension AnyScheduler where Self == AnySchedulerOf<RunLoop> {
    /// A scheduler that performs each action at once.
    public static var immediate: Self { RunLoop.immediate.eraseToAnyScheduler() }
  }

  extension DispatchQueue.SchedulerTimeType {
    /// The first moment of a test. The scheduler of a queue has no moment zero, which stands for
    /// the current time.
    static var origin: Self { Self(DispatchTime(uptimeNanoseconds: 1)) }
  }

  extension RunLoop.SchedulerTimeType {
    /// The first moment of a test.
    static var origin: Self { Self(Date(timeIntervalSince1970: 0)) }
  }
#endif
