import Dependencies
import Foundation
import Sharing
import Termination
import TestSupport
import XCTest

/// Each test runs again in a new process, which ends less than a second after the first of two
/// changes, so that the second change is unsaved.
final class FileStorageTerminationTests: XCTestCase {
  private static let variable = "SHARING_TEST_FILE"
  private static var url: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }

  func testANormalExitWritesAnUnsavedValue() throws {
    try check(reason: .exit) { exit(0) }
  }

  func testSIGTERMWritesAnUnsavedValueAndEndsTheProcess() throws {
    try check(reason: .uncaughtSignal) { self.receive(SIGTERM) }
  }

  func testSIGINTWritesAnUnsavedValueAndEndsTheProcess() throws {
    try check(reason: .uncaughtSignal) { self.receive(SIGINT) }
  }

  func testSIGHUPWritesAnUnsavedValueAndEndsTheProcess() throws {
    try check(reason: .uncaughtSignal) { self.receive(SIGHUP) }
  }

  func testTheActionsOfALogOutWriteAnUnsavedValue() throws {
    try check(reason: .exit) {
      MainActor.assumeIsolated { TerminationActions.shared.run() }
      // Without the functions that run at a normal exit.
      _exit(0)
    }
  }

  func testASignalThatTheProgramIgnoresRemainsIgnored() throws {
    try check(reason: .exit) {
      kill(getpid(), SIGTERM)
      exit(0)
    } before: {
      signal(SIGTERM, SIG_IGN)
    }
  }

  /// Waits for the signal, which ends the process.
  private func receive(_ signal: CInt) {
    kill(getpid(), signal)
    // The handler of the signal interrupts one call.
    for _ in 0..<50 { sleep(1) }
  }

  private func check(
    reason: Process.TerminationReason,
    end: () -> Void,
    before prepare: () -> Void = {},
    line: UInt = #line
  ) throws {
    if let url = Self.url {
      // A terminal or `nohup` may have started the tests with ignored signals.
      for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_DFL) }
      prepare()
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        @Shared(.fileStorage(url)) var count = 0
        // The first change is written at once, and the second change after a second.
        $count.withLock { $0 = 1 }
        while (try? Data(contentsOf: url)) != Data("1".utf8) { usleep(1_000) }
        $count.withLock { $0 = 2 }
        end()
      }
      return XCTFail("The process did not end.")
    }
    let folder = try makeTemporaryFolder()
    let url = folder.appending(path: "value.json")
    try Data("0".utf8).write(to: url)
    setenv(Self.variable, url.path, 1)
    defer { unsetenv(Self.variable) }
    let finished = try runInNewProcess(line: line)
    XCTAssertEqual(finished?.reason, reason, finished?.output ?? "", line: line)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "2", line: line)
  }
}
