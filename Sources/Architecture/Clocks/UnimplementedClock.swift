import IssueLocations

/// A clock that a test is not expected to use. Any use reports an issue.
///
/// Use the clock to check that a flow does not depend on time:
///
/// ```swift
/// let model = FeatureModel(clock: .unimplemented())
/// model.incrementButtonTapped()  // fails the test if the model reads the clock or sleeps
/// ```
///
/// After the report, the clock behaves like its base clock. By default, the base clock is an
/// ``ImmediateClock``, so that the code under test does not hang.
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment on the base clock.
  public struct Instant: InstantProtocol {
    let base: AnyClock<Duration>.Instant

    /// Returns the moment that is `duration` later, or earlier if `duration` is negative. Reports
    /// no issue.
    public func advanced(by duration: Duration) -> Self {
      Self(base: base.advanced(by: duration))
    }

    /// Returns the time from this moment to `other`, which is negative if `other` is earlier.
    /// Reports no issue.
    public func duration(to other: Self) -> Duration {
      base.duration(to: other.base)
    }

    /// Whether `lhs` is earlier than `rhs`. Both moments must be of the same clock.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.base < rhs.base
    }
  }

  private let base: AnyClock<Duration>
  private let name: String
  private let location: IssueLocation?

  /// Creates a clock that reports each use.
  ///
  /// - Parameters:
  ///   - base: The clock whose behaviour is used after an issue is reported.
  ///   - name: The name of this clock in the issue.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
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
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a clock that reports each use at a location. If the location is `nil`, the issues are
  /// reported at the location of the store that runs the feature.
  private init(_ base: AnyClock<Duration>, name: String, at location: IssueLocation?) {
    self.base = base
    self.name = name
    self.location = location
  }

  /// The current time of the base clock. Reading the property reports an issue.
  public var now: Instant {
    reportUse(of: "now")
    return Instant(base: base.now)
  }

  /// The minimum resolution of the base clock. Reading the property reports an issue.
  public var minimumResolution: Duration {
    reportUse(of: "minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, and sleeps on the base clock until the deadline. Throws an error if the base
  /// clock throws an error.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportUse(of: "sleep(until:tolerance:)")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }

  private func reportUse(of member: String) {
    UnimplementedUse(of: name, at: location).report(
      "'\(member)' of an unimplemented clock was used: \(name).",
      advice: """
        The test does not specify the clock on which the code under test runs. Pass a 'TestClock' \
        to control time, or an 'ImmediateClock' to skip waiting. If the code under test must not \
        depend on time, remove the use of the clock.
        """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Creates a clock that reports each use at a location, and does not wait.
  package convenience init(name: String, at location: IssueLocation?) {
    self.init(AnyClock(ImmediateClock()), name: name, at: location)
  }

  /// Creates a clock that reports each use and does not wait.
  ///
  /// - Parameters:
  ///   - name: The name of this clock in the issue.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
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
  /// Returns a clock that a test is not expected to use.
  ///
  /// - Parameters:
  ///   - name: The name of this clock in the issue.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  /// - Returns: A clock that reports each use, and does not wait.
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
