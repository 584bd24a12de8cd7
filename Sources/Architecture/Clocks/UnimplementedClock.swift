import IssueReporting

/// A clock that a test is not expected to use: any use reports an issue.
///
/// It proves that a flow does not depend on time:
///
/// ```swift
/// let model = FeatureModel(clock: .unimplemented())
/// model.incrementButtonTapped()  // a failure, should this read or wait for the clock
/// ```
///
/// After reporting it does as its base clock does, by default an ``ImmediateClock``, so the code
/// under test does not hang.
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment on the base clock.
  public struct Instant: InstantProtocol {
    let base: AnyClock<Duration>.Instant

    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }

    public func duration(to other: Self) -> Duration {
      base.duration(to: other.base)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let base: AnyClock<Duration>
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Reports each use of a clock.
  ///
  /// - Parameters:
  ///   - base: The clock that answers once the issue is reported.
  ///   - name: What the issue calls this clock.
  public init<C: Clock>(
    _ base: C,
    name: String = "\(C.self)",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where C.Duration == Duration {
    self.base = AnyClock(base)
    self.name = name
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  public var now: Instant {
    reportUse(of: "now")
    return Instant(base: base.now)
  }

  public var minimumResolution: Duration {
    reportUse(of: "minimumResolution")
    return base.minimumResolution
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportUse(of: "sleep(until:tolerance:)")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }

  private func reportUse(of member: String) {
    reportIssue(
      """
      '\(member)' of an unimplemented clock was used: \(name).

      Either the code under test should not depend on time here, or the test has to say which \
      clock it runs on: pass a 'TestClock' to control time, or an 'ImmediateClock' to skip it.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Reports each use of a clock, and then does not wait.
  ///
  /// - Parameter name: What the issue calls this clock.
  public convenience init(
    name: String = "UnimplementedClock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      ImmediateClock(),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that a test is not expected to use: any use reports an issue.
  ///
  /// - Parameter name: What the issue calls this clock.
  public static func unimplemented(
    name: String = "UnimplementedClock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
