import Foundation
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
    guard let app = try runOutsideTests() else { return operation() }
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
    guard let app = try runOutsideTests() else { return operation() }
    XCTAssertEqual(app.reason, .uncaughtSignal, app.output, file: file, line: line)
    #if DEBUG
      XCTAssertTrue(app.output.contains(message), app.output, file: file, line: line)
    #endif
  }

  /// - Returns: The termination reason and the output of the new process, or `nil` in the new
  ///   process.
  private func runOutsideTests() throws -> (reason: Process.TerminationReason, output: String)? {
    let variable = "TEST_OUTSIDE_TESTS"
    guard ProcessInfo.processInfo.environment[variable] != name else { return nil }
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    // A process detects a test by the name of its executable, so the executable is linked under
    // another name. The link is in the folder of the libraries that the executable loads.
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
