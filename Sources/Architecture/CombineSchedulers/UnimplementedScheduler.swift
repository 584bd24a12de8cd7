#if Combine
  import ComposableCombine
  import Dependencies
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
    private let location: IssueLocation?

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

    /// Creates a scheduler that reports each use at a location. If the location is `nil`, the
    /// issues are reported at the location of the store that runs the feature.
    init(_ prefix: String, now: SchedulerTimeType, at location: IssueLocation?) {
      base = ImmediateScheduler(now: now)
      self.prefix = prefix
      self.location = location
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
      UnimplementedUse(of: "scheduler \(prefix)", at: location).report(
        "'\(member)' of an unimplemented scheduler was used\(prefix.isEmpty ? "" : ": \(prefix)").",
        advice: """
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
    /// A scheduler that reports each use. Issues point at the test store that runs the feature,
    /// because a property can't know its caller. Those of `unimplemented(_:)` point at its call.
    public static var unimplemented: UnimplementedSchedulerOf<DispatchQueue> {
      UnimplementedScheduler("DispatchQueue", now: .origin, at: nil)
    }

    /// Returns a scheduler that reports each use with a name, at the line of this call.
    public static func unimplemented(
      _ prefix: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> UnimplementedSchedulerOf<DispatchQueue> {
      UnimplementedScheduler(
        prefix,
        now: .origin,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  extension RunLoop {
    /// A scheduler that reports each use. Issues point at the test store that runs the feature,
    /// because a property can't know its caller. Those of `unimplemented(_:)` point at its call.
    public static var unimplemented: UnimplementedSchedulerOf<RunLoop> {
      UnimplementedScheduler("RunLoop", now: .origin, at: nil)
    }

    /// Returns a scheduler that reports each use with a name, at the line of this call.
    public static func unimplemented(
      _ prefix: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> UnimplementedSchedulerOf<RunLoop> {
      UnimplementedScheduler(
        prefix,
        now: .origin,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  extension AnyScheduler {
    /// Returns the scheduler of a dependency, which reports each use where the dependency was first
    /// read.
    static func unimplemented(dependency name: String, now: SchedulerTimeType) -> Self {
      UnimplementedScheduler<SchedulerTimeType, SchedulerOptions>(
        name,
        now: now,
        at: DependencyValues.locationOfRead
      )
      .eraseToAnyScheduler()
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
    /// A scheduler that reports each use at the test store that runs the feature.
    public static var unimplemented: Self { DispatchQueue.unimplemented.eraseToAnyScheduler() }

    /// Returns a scheduler that reports each use with a name, at the line of this call.
    public static func unimplemented(
      _ prefix: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      DispatchQueue.unimplemented(
        prefix,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      .eraseToAnyScheduler()
    }
  }

  extension AnyScheduler where Self == AnySchedulerOf<RunLoop> {
    /// A scheduler that reports each use at the test store that runs the feature.
    public static var unimplemented: Self { RunLoop.unimplemented.eraseToAnyScheduler() }

    /// Returns a scheduler that reports each use with a name, at the line of this call.
    public static func unimplemented(
      _ prefix: String,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Self {
      RunLoop.unimplemented(
        prefix,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      .eraseToAnyScheduler()
    }
  }
#endif
