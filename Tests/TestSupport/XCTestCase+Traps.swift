import Foundation
import XCTest

extension XCTestCase {
  /// Runs the test again in a new process, and expects that the operation traps in that process.
  ///
  /// A test can call this method only once. The message is checked only in debug builds, because
  /// release builds write no messages.
  ///
  /// - Parameter isApp: Whether the new process is not detected as a test, like an app.
  package func assertTraps(
    _ message: String,
    isApp: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    guard let process = try runInNewProcess(isApp: isApp, file: file, line: line) else {
      operation()
      exit(0)
    }
    XCTAssertEqual(process.reason, .uncaughtSignal, process.output, file: file, line: line)
    #if DEBUG
      XCTAssertTrue(process.output.contains(message), process.output, file: file, line: line)
    #endif
  }
}
