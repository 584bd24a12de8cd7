import Foundation
import Termination
import TestSupport
import XCTest

@testable import Sharing

/// Each test runs again in a new process. The queue that writes the file is busy when the process
/// ends, so that the last change is unsaved.
final class AppStorageTerminationTests: XCTestCase {
  private static let variable = "SHARING_TEST_FILE"

  func testANormalExitWritesAnUnsavedValue() throws {
    try check(reason: .exit) { exit(0) }
  }

  func testSIGTERMWritesAnUnsavedValueAndEndsTheProcess() throws {
    try check(reason: .uncaughtSignal) { self.receive(SIGTERM) }
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

  func testAProcessThatEndsWithoutAnyOfTheseFunctionsLosesTheValue() throws {
    // ThreadSanitizer delays `_exit`, but not this signal.
    try check(reason: .uncaughtSignal, saved: "1") {
      kill(getpid(), SIGUSR1)
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
    saved: String = "2",
    end: () -> Void,
    line: UInt = #line
  ) throws {
    if let path = ProcessInfo.processInfo.environment[Self.variable] {
      // A terminal or `nohup` may have started the tests with ignored signals.
      for number in [SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
      let settings = AppSettings(file: SettingsFile(path: path))
      let store = AppStorageStore(settings)
      @Shared(.appStorage("count", store: store)) var count = 0
      $count.withLock { $0 = 1 }
      try store.flush()
      settings.files.async { usleep(300_000) }
      $count.withLock { $0 = 2 }
      end()
      return XCTFail("The process did not end.")
    }
    let file = try makeTemporaryFolder().appending(path: "settings.json")
    setenv(Self.variable, file.path, 1)
    defer { unsetenv(Self.variable) }
    let finished = try runInNewProcess(line: line)
    XCTAssertEqual(finished?.reason, reason, finished?.output ?? "", line: line)
    XCTAssertEqual(
      try String(contentsOf: file, encoding: .utf8),
      "{\n  \"count\": \(saved)\n}\n",
      line: line
    )
  }
}
