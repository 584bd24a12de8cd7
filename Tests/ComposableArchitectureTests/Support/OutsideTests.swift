import TestSupport
import XCTest

extension XCTestCase {
  /// Runs the test again in a new process that, like an app, is not detected as a test, and expects
  /// that the assertions of the operation hold in that process.
  ///
  /// A test can call this method only once, as its last statement.
  func outsideTests(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    guard let app = try runInNewProcess(isApp: true, file: file, line: line) else {
      return operation()
    }
    let hasPassed = app.reason == .exit && app.output.contains("Executed 1 test, with 0 failures")
    XCTAssertTrue(hasPassed, app.output, file: file, line: line)
  }

  /// Runs the test again in a new process that is not detected as a test, and expects that the
  /// operation traps in that process. The message is checked only in debug builds, because release
  /// builds write no messages.
  func assertTrapsOutsideTests(
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    try assertTraps(message, isApp: true, file: file, line: line, operation)
  }
}
