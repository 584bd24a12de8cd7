import ConcurrencyExtras
import IssueLocations

/// A clock whose time a test advances.
///
/// ```swift
/// @MainActor
/// func testTimer() async {
///   let clock = TestClock()
///   let model = TimerModel(clock: clock)
///
///   model.startButtonTapped()
///   await clock.advance(by: .seconds(3))
///   XCTAssertEqual(model.count, 3)
///
///   model.stopButtonTapped()
///   await clock.run()
/// }
/// ```
///
/// Advancing the clock wakes sleeping tasks in the order of their deadlines. Tasks with equal
/// deadlines are woken in the order in which the tasks started to sleep. After a task is woken, the
/// task can run, and can sleep again, before the next task is woken.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment on the clock, as an offset from the clock's zero.
  public typealias Instant = SimulatedInstant<Duration>

  private let schedule: Lock<SleepSchedule<Instant>>

  /// The minimum resolution of the clock, which is zero.
  public let minimumResolution: Duration = .zero

  /// Creates a clock whose current time is `now`.
  public init(now: Instant = Instant()) {
    schedule = Lock(SleepSchedule(now: now))
  }

  /// The current time, which changes only when the clock is advanced. When the clock wakes a task,
  /// the current time is the deadline of the task.
  public var now: Instant {
    schedule.withLock { $0.now }
  }

  /// Waits until the clock is advanced to the deadline, or past the deadline.
  ///
  /// If the deadline has passed, the method returns immediately. If the deadline is the current
  /// time, the method waits until the clock is advanced again, even by zero. Throws
  /// `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = schedule.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let result = schedule.withLock {
          $0.sleep(id: id, until: deadline, continuation: continuation)
        }
        switch result {
        case .wait: break
        case .wake: continuation.resume()
        case .cancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      schedule.withLock { $0.cancel(id: id) }?.resume(throwing: CancellationError())
    }
  }

  /// Throws a ``SuspensionError`` if a task sleeps on this clock. Before the check, the method
  /// yields, so that other tasks can start or stop sleeping.
  ///
  /// ```swift
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// > Note: A task that waits for the next tick of a timer sleeps on the clock.
  public func checkSuspension() async throws {
    await Task.megaYield()
    guard schedule.withLock({ $0.nextDeadline }) == nil else { throw SuspensionError() }
  }

  /// Advances the clock by a duration.
  ///
  /// - Parameter duration: The duration. Zero wakes the tasks that sleep until the current time. A
  ///   negative duration only yields, because a clock does not run backwards.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a moment.
  ///
  /// - Parameter deadline: The moment. A moment that has passed is ignored.
  public func advance(to deadline: Instant) async {
    repeat {
      await Task.megaYield()
    } while schedule.withLock({ $0.wakeNext(before: deadline) }).resumeSleeper()
    await Task.megaYield()
  }

  /// Advances the clock until no task sleeps on this clock, or until the calling task is cancelled.
  ///
  /// Work that sleeps again and again, such as a timer, causes a timeout. A timeout is reported as
  /// an issue, and each remaining sleep throws a `CancellationError`, so that the test can finish.
  ///
  /// - Parameters:
  ///   - timeout: The real time after which a timeout is reported.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    await Task.megaYield()
    while let next = schedule.withLock({ $0.nextDeadline }), !Task.isCancelled {
      guard ContinuousClock.now < end else {
        reportTimeout(
          timeout,
          at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
        for sleeper in schedule.withLock({ $0.removeAll() }) {
          sleeper.resume(throwing: CancellationError())
        }
        return
      }
      // One sleeper is woken per iteration, so that the timeout is checked after each sleeper.
      // `advance(to:)` would not return while a task repeatedly sleeps for a duration of zero.
      _ = schedule.withLock { $0.wakeNext(before: next) }.resumeSleeper()
      await Task.megaYield()
    }
  }

  private func reportTimeout(_ timeout: Swift.Duration, at location: IssueLocation) {
    location.report(
      """
      Work still sleeps on this test clock after the clock ran for \(timeout).

      Most likely, a timer or a loop that sleeps was not stopped. Stop the timer or the loop in \
      the code under test before the clock runs, or advance the clock by a certain time instead. \
      If the work finishes later, pass a longer 'timeout'.
      """
    )
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Creates a clock that starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension SleepSchedule.Step {
  /// Resumes the sleeper, outside of the lock. Returns `false` if the step has no sleeper.
  fileprivate func resumeSleeper() -> Bool {
    switch self {
    case .wake(let continuation):
      continuation.resume()
      return true
    case .finished:
      return false
    }
  }
}
