import ConcurrencyExtras
import Foundation
import IssueReporting

/// A clock whose time only passes when a test says so.
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
/// Advancing wakes sleepers in the order of their deadlines, those with the same deadline in the
/// order in which they went to sleep. The clock stands at each deadline in turn, and what was woken
/// gets to run, and to sleep again, before the next sleeper is woken.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A moment on the clock, as the time since it started.
  public struct Instant: InstantProtocol {
    /// The time since the clock started.
    public let offset: Duration

    /// The moment that lies this long after the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let lock = NSLock()
  private var schedule: SleepSchedule<Instant>

  public let minimumResolution: Duration = .zero

  /// A clock that stands at the given moment.
  public init(now: Instant = Instant()) {
    self.schedule = SleepSchedule(now: now)
  }

  public var now: Instant {
    withSchedule { $0.now }
  }

  /// Waits until the clock is advanced to the deadline, or past it.
  ///
  /// Returns at once for a deadline that has passed. For the present moment it waits for the next
  /// time the clock is advanced, be it by nothing. Throws `CancellationError` when the task is
  /// cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = withSchedule { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        switch withSchedule({ $0.sleep(id: id, until: deadline, continuation: continuation) }) {
        case .wait: break
        case .wake: continuation.resume()
        case .cancelled: continuation.resume(throwing: CancellationError())
        }
      }
    } onCancel: {
      withSchedule { $0.cancel(id: id) }?.resume(throwing: CancellationError())
    }
  }

  /// Throws an error when something sleeps on this clock.
  ///
  /// Use it to prove that nothing is left to happen:
  ///
  /// ```swift
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// > Note: A timer always has something left to happen.
  public func checkSuspension() async throws {
    await Task.megaYield()
    guard withSchedule({ $0.nextDeadline }) == nil else { throw SuspensionError() }
  }

  /// Lets time pass.
  ///
  /// - Parameter duration: How long. By zero it wakes what sleeps until now; by less it does
  ///   nothing but yield: a clock does not run backwards.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a moment.
  ///
  /// - Parameter deadline: The moment. One that has passed is ignored.
  public func advance(to deadline: Instant) async {
    repeat {
      await Task.megaYield()
    } while withSchedule({ $0.wakeNext(before: deadline) }).resumeSleeper()
    await Task.megaYield()
  }

  /// Lets time pass until nothing sleeps on this clock any more.
  ///
  /// What never stops sleeping, such as a timer, makes this time out. That is reported as an issue,
  /// and everything that still sleeps is cancelled, so that the test can end.
  ///
  /// - Parameter timeout: For how long, in real time, to go on.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    await Task.megaYield()
    while let next = withSchedule({ $0.nextDeadline }), !Task.isCancelled {
      guard ContinuousClock.now < end else {
        reportTimeout(timeout, fileID: fileID, filePath: filePath, line: line, column: column)
        for sleeper in withSchedule({ $0.removeAll() }) {
          sleeper.resume(throwing: CancellationError())
        }
        return
      }
      // One sleeper a turn, not `advance(to:)`: that would not return while something sleeps for no
      // time over and over, and so never time out.
      _ = withSchedule { $0.wakeNext(before: next) }.resumeSleeper()
      await Task.megaYield()
    }
  }

  private func reportTimeout(
    _ timeout: Swift.Duration,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      """
      Work still sleeps on this test clock after it ran for \(timeout).

      This usually is a timer, or a loop that sleeps, which nothing stopped. Have the code under \
      test stop it before the clock runs, or advance the clock by a certain time instead. If the \
      work does end but takes longer, pass a longer 'timeout'.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  private func withSchedule<R>(_ operation: (inout SleepSchedule<Instant>) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return operation(&schedule)
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that stands at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension SleepSchedule.Step {
  /// Wakes the sleeper, outside of the lock. Returns whether there may be more to wake.
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
