#if Combine
  import ComposableCombine
  import ConcurrencyExtras
  import Foundation

  /// A scheduler of the main queue that performs an action at once if it is called on the main
  /// queue, so that a view shows a value in the frame in which the value arrives.
  ///
  /// ```swift
  /// let effect: Effect<Action> = .publisher {
  ///   locations.receive(on: UIScheduler.shared).map(Action.locationChanged)
  /// }
  /// ```
  ///
  /// `DispatchQueue.main` performs each action later, even on the main thread. Delayed and repeated
  /// actions run on the main queue.
  public struct UIScheduler: Scheduler, Sendable {
    /// The scheduler has no options.
    public typealias SchedulerOptions = Never
    /// The time of the main queue.
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

    /// The scheduler of the main queue.
    public static let shared = Self()

    /// The time of the main queue.
    public var now: SchedulerTimeType { DispatchQueue.main.now }
    /// The tolerance of the main queue.
    public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

    private init() {}

    /// Performs an action at once on the main queue, or as soon as the main queue is free.
    public func schedule(options: SchedulerOptions? = nil, _ action: @escaping () -> Void) {
      if MainQueue.isCurrent {
        action()
      } else {
        DispatchQueue.main.schedule(action)
      }
    }

    /// Performs an action at a moment, like the main queue.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions? = nil,
      _ action: @escaping () -> Void
    ) {
      DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action repeatedly, like the main queue.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions? = nil,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      DispatchQueue.main.schedule(
        after: date,
        interval: interval,
        tolerance: tolerance,
        options: nil,
        action
      )
    }
  }
#endif
