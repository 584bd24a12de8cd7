import Foundation
import XCTest

/// The result of a test that ran in a process of its own.
package struct FinishedTest {
  package let reason: Process.TerminationReason
  /// The exit status, or the number of the signal.
  package let status: Int32
  /// The standard output and the standard error.
  package let output: String
}

extension XCTestCase {
  /// Runs the test again in a new process. If the process does not end within a minute, the test
  /// fails.
  ///
  /// A test can call this method only once.
  ///
  /// - Parameter isApp: Whether the new process is not detected as a test, like an app.
  /// - Returns: The result of the new process, or `nil` in the new process.
  package func runInNewProcess(
    isApp: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> FinishedTest? {
    let variable = "TEST_IN_NEW_PROCESS"
    guard ProcessInfo.processInfo.environment[variable] != name else { return nil }
    var program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if isApp {
      // A process detects a test by the name of its executable, so the executable is linked under
      // another name. The link is in the folder of the libraries that the executable loads.
      let app = program.deletingLastPathComponent().appending(component: "app-\(UUID())")
      try FileManager.default.linkItem(at: program, to: app)
      program = app
    }
    defer { if isApp { try? FileManager.default.removeItem(at: program) } }
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let process = Process()
    process.executableURL = program
    process.arguments = ["\(module).\(name.replacing(".", with: "/"))"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: name, "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let id = process.processIdentifier
    let limit = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60), execute: limit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    limit.cancel()
    let text = String(decoding: data, as: UTF8.self)
    // The time limit sends `SIGKILL`. A trap causes another signal.
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGKILL {
      XCTFail("The process did not end within a minute: \(text)", file: file, line: line)
    }
    return FinishedTest(
      reason: process.terminationReason,
      status: process.terminationStatus,
      output: text
    )
  }
}
