import Foundation
import XCTest

extension XCTestCase {
  /// Runs the test once more in a process of its own that isn't known to be a test, as an app isn't,
  /// and expects its assertions to hold there.
  ///
  /// One call a test, as its last.
  func outsideTests(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    guard let app = try runOutsideTests() else { return operation() }
    let hasPassed = app.reason == .exit && app.output.contains("Executed 1 test, with 0 failures")
    XCTAssertTrue(hasPassed, app.output, file: file, line: line)
  }

  /// The same, and expects the operation to trap there. Messages are only looked at in debug builds,
  /// release builds have none.
  func assertTrapsOutsideTests(
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    guard let app = try runOutsideTests() else { return operation() }
    XCTAssertEqual(app.reason, .uncaughtSignal, app.output, file: file, line: line)
    #if DEBUG
      XCTAssertTrue(app.output.contains(message), app.output, file: file, line: line)
    #endif
  }

  /// - Returns: How the process ended, and what it wrote; `nil` in the process itself.
  private func runOutsideTests() throws -> (reason: Process.TerminationReason, output: String)? {
    let variable = "TEST_OUTSIDE_TESTS"
    guard ProcessInfo.processInfo.environment[variable] != name else { return nil }
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    // A process knows by the name of its file that it is a test, so the file gets another name. It
    // stays beside the libraries that it loads.
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let app = tests.deletingLastPathComponent().appending(component: "app-\(UUID())")
    try FileManager.default.linkItem(at: tests, to: app)
    defer { try? FileManager.default.removeItem(at: app) }
    let process = Process()
    process.executableURL = app
    process.arguments = ["\(module).\(name.replacing(".", with: "/"))"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: name, "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason, text)
  }
}
