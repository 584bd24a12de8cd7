#if DEBUG
  import Foundation
  import IssueReporting
  internal import Testing
  internal import XCTest

  /// A reporter that records issues as failures of Swift Testing or XCTest.
  ///
  /// The reporter of IssueReporting needs the library `IssueReportingTestSupport` to record an
  /// issue on Linux. Without this reporter, the tests of a package whose test target does not
  /// depend on the library would pass in spite of issues.
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

    /// Whether a test of Swift Testing runs. A task that is detached from its test has no current
    /// test. In this case the process runs the tests of one framework, which its arguments name.
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
