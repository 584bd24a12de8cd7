#if Combine
  import Foundation
  import OpenCombine

  extension Timer {
    /// Returns a publisher of the current date, at an interval.
    ///
    /// ```swift
    /// let dates = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds. An interval of less than a millisecond is a
    ///     millisecond.
    ///   - tolerance: The time by which a date may be late, in seconds.
    ///   - runLoop: The run loop on which the dates are published.
    ///   - mode: A mode of the run loop. The mode isn't used, because the scheduler of a run loop
    ///     has no modes.
    ///   - options: Options of the scheduler.
    /// - Returns: A publisher that publishes while it is connected, usually by `autoconnect()`.
    public static func publish(
      every interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      on runLoop: RunLoop,
      in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of the current date, at an interval.
    public final class TimerPublisher: ConnectablePublisher {
      /// The published values are dates.
      public typealias Output = Date
      /// The publisher does not fail.
      public typealias Failure = Never

      /// The interval in seconds.
      public let interval: TimeInterval
      /// The time by which a date may be late, in seconds.
      public let tolerance: TimeInterval?
      /// The run loop on which the dates are published.
      public let runLoop: RunLoop
      /// The mode of the run loop, which isn't used.
      public let mode: RunLoop.Mode

      private let dates = PassthroughSubject<Date, Never>()

      /// Creates a publisher that isn't connected. See
      /// `Timer.publish(every:tolerance:on:in:options:)`.
      public init(
        interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        runLoop: RunLoop,
        mode: RunLoop.Mode
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
      }

      /// Adds a subscriber, which receives the dates while the publisher is connected.
      public func receive<Downstream: Subscriber<Date, Never>>(subscriber: Downstream) {
        dates.receive(subscriber: subscriber)
      }

      /// Starts publishing, until the result is cancelled or released.
      public func connect() -> any Cancellable {
        let stride = RunLoop.SchedulerTimeType.Stride(Swift.max(interval, 0.001))
        return runLoop.schedule(
          after: runLoop.now.advanced(by: stride),
          interval: stride,
          tolerance: RunLoop.SchedulerTimeType.Stride(tolerance ?? 0),
          options: nil
        ) { [dates] in
          dates.send(Date())
        }
      }
    }
  }
#endif
