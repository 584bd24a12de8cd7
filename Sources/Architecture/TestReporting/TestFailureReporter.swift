#if DEBUG
  import Foundation
  import IssueReporting
  internal import Testing
  internal import XCTest

  /// A reporter that records issues as failures of Swift Testing or XCTest.
  ///
  /// On Linux, the default reporter records an issue only if the program is linked with the library
  /// `IssueReportingTestSupport`. Without this reporter, tests would pass in spite of issues if
  /// their target does not depend on the library.
  struct TestFailureReporter: IssueReporter {
    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      if isSwiftTesting {
        let location = location(fileID, filePath, line, column)
        let comment = message().map(Comment.init(rawValue:))
        Issue.record(
          comment,
          severity: severity == .warning ? .warning : .error,
          sourceLocation: location
        )
      } else {
        XCTFail(message() ?? "", file: filePath, line: line)
      }
    }

    func reportIssue(
      _ error: any Error,
      _ message: @autoclosure () -> String?,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      if isSwiftTesting {
        let location = location(fileID, filePath, line, column)
        Issue.record(error, message().map(Comment.init(rawValue:)), sourceLocation: location)
      } else {
        let text = ["Caught error: \(error)", message()].compactMap(\.self)
        XCTFail(text.joined(separator: ": "), file: filePath, line: line)
      }
    }

    /// Whether Swift Testing runs the current test. A detached task has no current test. In this
    /// case, the arguments of the process determine whether Swift Testing runs the tests.
    private var isSwiftTesting: Bool {
      Test.current != nil || Self.runsSwiftTesting
    }

    private static let runsSwiftTesting =
      ProcessInfo.processInfo.arguments.contains("swift-testing")

    private func location(
      _ fileID: StaticString,
      _ filePath: StaticString,
      _ line: UInt,
      _ column: UInt
    ) -> SourceLocation {
      SourceLocation(
        fileID: "\(fileID)",
        filePath: "\(filePath)",
        line: Int(line),
        column: Int(column)
      )
    }
  }
#endif
