#if Combine
  import ComposableCombine
  import Foundation
  import IssueLocations

  /// A scheduler that a test is not expected to use. Any use reports an issue.
  ///
  /// After the report, the scheduler performs its actions at once, so that the code under test does
  /// not hang.
  public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    private let base: ImmediateScheduler<SchedulerTimeType, SchedulerOptions>
    private let prefix: String
    private let location: IssueLocation

    /// Creates a scheduler that reports each use.
    ///
    /// - Parameters:
    ///   - prefix: The name of the scheduler in the issue.
    ///   - now: The constant moment of the scheduler.
    ///   - fileID: The ID of the file in which issues are reported.
    ///   - filePath: The path of the file in which issues are reported.
    ///   - line: The line at which issues are reported.
    ///   - column: The column at which issues are reported.
    public init(
      _ prefix: String = "",
      now: SchedulerTimeType,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) {
      base = ImmediateScheduler(now: now)
      self.prefix = prefix
      location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// A tolerance of zero. Reading the property reports an issue.
    public var minimumTolerance: SchedulerTimeType.Stride {
      reportUse(of: "minimumTolerance")
      return base.minimumTolerance
    }

    /// The constant moment of the scheduler. Reading the property reports an issue.
    public var now: SchedulerTimeType {
      reportUse(of: "now")
      return base.now
    }

    /// Reports an issue, and performs an action at once.
    public func schedule(options: SchedulerOptions?, _ action: () -> Void) {
      reportUse(of: "schedule(options:_:)")
      base.schedule(options: options, action)
    }

    /// Reports an issue, and performs an action at once.
    public func schedule(
      after date: SchedulerTimeType,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: () -> Void
    ) {
      reportUse(of: "schedule(after:tolerance:options:_:)")
      base.schedule(after: date, tolerance: tolerance, options: options, action)
    }

    /// Reports an issue, and performs an action once, at once.
    public func schedule(
      after date: SchedulerTimeType,
      interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?,
      _ action: () -> Void
    ) -> any Cancellable {
      reportUse(of: "schedule(after:interval:tolerance:options:_:)")
      return base.schedule(
        after: date,
        interval: interval,
        tolerance: tolerance,
        options: options,
        action
      )
    }

    private func reportUse(of member: String) {
      location.report(
        """
        '\(member)' of an unimplemented scheduler was used\(prefix.isEmpty ? "" : ": \(prefix)").

        The test does not specify the scheduler on which the code under test runs. Use a \
        'TestScheduler' to control time, or '.immediate' to skip waiting. If the code under test \
        must not depend on the scheduler, remove the use of the scheduler.
        """
      )
    }
  }

  /// An unimplemented scheduler that replaces a scheduler of a type.
  public typealias UnimplementedSchedulerOf<S: Scheduler> = UnimplementedScheduler<
    S.SchedulerTimeType, S.SchedulerOptions
  >

  extension DispatchQueue {
    /// A scheduler that reports each use.
    public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> {
      unimplemented("DispatchQueue")
    }

    /// Returns a scheduler that reports each use with a name.
    public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<DispatchQueue> {
      UnimplementedScheduler(prefix, now: .origin)
    }
  }

  extension RunLoop {
    /// A scheduler that reports each use.
    public static var unimplemented: UnimplementedSchedulerOf<RunLoop> {
      unimplemented("RunLoop")
    }

    /// Returns a scheduler that reports each use with a name.
    public static func unimplemented(_ prefix: String) -> UnimplementedSchedulerOf<RunLoop> {
      UnimplementedScheduler(prefix, now: .origin)
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
    /// A scheduler that reports each use.
    public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

    /// Returns a scheduler that reports each use with a name.
    public static func unimplemented(_ prefix: String) -> Self {
      DispatchQueue.unimplemented(prefix).eraseToAnyScheduler()
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<RunLoop> {
    /// A scheduler that reports each use.
    public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

    /// Returns a scheduler that reports each use with a name.
    public static func unimplemented(_ prefix: String) -> Self {
      RunLoop.unimplemented(prefix).eraseToAnyScheduler()
    }
  }
#endif
