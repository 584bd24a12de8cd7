#if Combine
  import Foundation
  import OpenCombine
  import OpenCombineDispatch

  extension RunLoop {
    /// The options of a run loop as a scheduler, of which none is defined.
    public struct SchedulerOptions: Sendable {
      /// Creates the options.
      public init() {}
    }

    /// A moment on the clock of run loops, which is the time of day.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The moment as a date.
      public var date: Date

      /// Creates a moment from a date.
      public init(_ date: Date) {
        self.date = date
      }

      /// Returns the time from this moment to another moment.
      public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      /// Returns the moment that is later by a time.
      public func advanced(by stride: Stride) -> Self {
        Self(date.addingTimeInterval(stride.timeInterval))
      }

      /// A time between two moments.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Codable, Hashable, Sendable
      {
        /// The time in seconds.
        public var timeInterval: TimeInterval

        /// The time in seconds, without its sign.
        public var magnitude: TimeInterval { timeInterval.magnitude }

        /// Creates a time from seconds.
        public init(_ timeInterval: TimeInterval) {
          self.timeInterval = timeInterval
        }

        /// Creates a time from a literal of seconds.
        public init(integerLiteral seconds: Int) {
          self.init(TimeInterval(seconds))
        }

        /// Creates a time from a literal of seconds.
        public init(floatLiteral seconds: TimeInterval) {
          self.init(seconds)
        }

        /// Creates a time from a number of seconds, or returns `nil` if a `TimeInterval` can't
        /// represent the number exactly.
        public init?<Number: BinaryInteger>(exactly seconds: Number) {
          guard let seconds = TimeInterval(exactly: seconds) else { return nil }
          self.init(seconds)
        }

        /// Creates a time from seconds.
        public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }

        /// Creates a time from seconds.
        public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

        /// Creates a time from milliseconds.
        public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }

        /// Creates a time from microseconds.
        public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }

        /// Creates a time from nanoseconds.
        public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

        /// Whether the first time is shorter.
        public static func < (lhs: Self, rhs: Self) -> Bool {
          lhs.timeInterval < rhs.timeInterval
        }

        /// Returns the sum of two times.
        public static func + (lhs: Self, rhs: Self) -> Self {
          Self(lhs.timeInterval + rhs.timeInterval)
        }

        /// Returns the difference of two times.
        public static func - (lhs: Self, rhs: Self) -> Self {
          Self(lhs.timeInterval - rhs.timeInterval)
        }

        /// Returns the product of two numbers of seconds.
        public static func * (lhs: Self, rhs: Self) -> Self {
          Self(lhs.timeInterval * rhs.timeInterval)
        }

        /// Multiplies a time by a number of seconds.
        public static func *= (lhs: inout Self, rhs: Self) {
          lhs = lhs * rhs
        }
      }
    }
  }

  /// A run loop schedules work like Combine's. The main run loop schedules its work on the main
  /// queue, because GTK's main loop runs that queue, and runs no run loop of Foundation.
  extension RunLoop: @retroactive Scheduler {
    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// The tolerance of the scheduler, which is zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      guard self !== RunLoop.main else { return DispatchQueue.main.schedule(action) }
      // Safe, because the run loop calls the action once, on its own thread, as for Combine.
      nonisolated(unsafe) let action = action
      perform { action() }
    }

    /// Performs an action at a moment, or as soon as possible if the moment has passed.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      guard self !== RunLoop.main else {
        let queue = DispatchQueue.main
        return queue.schedule(after: queue.now.advanced(by: delay(until: date)), action)
      }
      nonisolated(unsafe) let action = action
      add(date, tolerance) { _ in action() }
    }

    /// Performs an action at a moment, and then again and again, until the result is cancelled.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      guard self !== RunLoop.main else {
        let queue = DispatchQueue.main
        return queue.schedule(
          after: queue.now.advanced(by: delay(until: date)),
          interval: .seconds(interval.timeInterval),
          action
        )
      }
      nonisolated(unsafe) let action = action
      let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
        action()
      }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
      return AnyCancellable { timer.invalidate() }
    }

    private func add(
      _ date: SchedulerTimeType,
      _ tolerance: SchedulerTimeType.Stride,
      _ block: @escaping @Sendable (Timer) -> Void
    ) {
      let timer = Timer(fire: date.date, interval: 0, repeats: false, block: block)
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }

    private func delay(until date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride {
      // More seconds can't be converted to the nanoseconds of a queue.
      .seconds(min(max(0, now.distance(to: date).timeInterval), 1e9))
    }
  }
#endif
