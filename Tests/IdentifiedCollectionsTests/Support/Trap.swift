import Foundation
import XCTest

extension XCTestCase {
  /// Runs the test again in a new process, and expects that the operation traps in that process.
  ///
  /// A test can call this method only once. The message is checked only in debug builds, because
  /// release builds write no messages.
  func assertTraps(
    _ message: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ operation: () -> Void
  ) throws {
    let variable = "TRAPPING_TEST"
    guard ProcessInfo.processInfo.environment[variable] != name else {
      operation()
      exit(0)
    }
    let module = String(reflecting: Self.self).prefix { $0 != "." }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(module).\(name.replacing(".", with: "/"))"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [variable: name, "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal, output, file: file, line: line)
    #if DEBUG
      XCTAssert(output.contains(message), output, file: file, line: line)
    #endif
  }
}
