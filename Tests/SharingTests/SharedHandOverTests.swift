import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import Termination
import TestSupport
import XCTest

/// Changes that a thread leaves to another thread to save.
final class SharedHandOverTests: XCTestCase {
  private enum Setting: TestDependencyKey {
    static var testValue: String { "default" }
  }

  /// A key that calls a function before it saves a value in a file.
  private struct Key: SharedKey {
    let base: FileStorageKey<Int>
    let willSave: @Sendable (Int) -> Void

    init(_ url: URL, willSave: @escaping @Sendable (Int) -> Void) {
      base = .fileStorage(url)
      self.willSave = willSave
    }

    var id: FileStorageKeyID { base.id }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      base.load(context: context, continuation: continuation)
    }

    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription()
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      willSave(value)
      base.save(value, context: context, continuation: continuation)
    }
  }

  func testAKeyReadsTheDependenciesOfTheThreadThatHasChangedTheValue() async {
    let settings = LockIsolated<[Int: String]>([:])
    let shared = LockIsolated<Shared<Int>?>(nil)
    let value = Shared(
      wrappedValue: 0,
      Key(URL(filePath: "/value.json")) { value in
        @Dependency(Setting.self) var setting
        let current = setting
        settings.withValue { $0[value] = current }
        guard value == 1 else { return }
        // Another thread changes the value while this thread saves.
        let thread = Thread {
          withDependencies {
            $0[Setting.self] = "two"
          } operation: {
            shared.value?.withLock { $0 = 2 }
          }
        }
        thread.start()
        while !thread.isFinished { sched_yield() }
      }
    )
    shared.setValue(value)
    withDependencies {
      $0[Setting.self] = "one"
    } operation: {
      value.withLock { $0 = 1 }
    }
    for _ in 0..<2_000 where settings.value.count < 2 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    XCTAssertEqual(settings.value, [1: "one", 2: "two"])
    shared.setValue(nil)
  }

  func testAnExitWaitsForAChangeThatAnotherThreadSavesLater() throws {
    try check { exit(0) }
  }

  func testALogOutWaitsForAChangeThatAnotherThreadSavesLater() throws {
    try check {
      MainActor.assumeIsolated { TerminationActions.shared.run() }
      // Without the functions that run at a normal exit.
      _exit(0)
    }
  }

  func testAnExitDuringASaveWaitsForTheChangesThatWaitForIt() throws {
    try check(waitsForSave: true) { exit(0) }
  }

  func testAKeyThatEndsTheProgramDoesNotWaitForItself() throws {
    try check(exits: true) {
      sleep(8)
      _exit(1)
    }
  }

  private static let variable = "SHARING_TEST_FILE"

  /// Ends a new process after the main thread has changed a value to 2, while another thread saves
  /// an earlier change.
  ///
  /// - Parameters:
  ///   - waitsForSave: Whether the process ends only when the last change is being saved.
  ///   - exits: Whether the save of the earlier change ends the process.
  private func check(
    waitsForSave: Bool = false,
    exits: Bool = false,
    end: () -> Void,
    line: UInt = #line
  ) throws {
    if let path = ProcessInfo.processInfo.environment[Self.variable] {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        let saves = LockIsolated(0)
        let isChanged = LockIsolated(false)
        let value = Shared(
          wrappedValue: 0,
          Key(URL(filePath: path)) { value in
            saves.setValue(value)
            while !isChanged.value { usleep(1_000) }
            if exits { exit(0) }
            usleep(300_000)
          }
        )
        Thread { value.withLock { $0 = 1 } }.start()
        while saves.value == 0 { usleep(1_000) }
        value.withLock { $0 = 2 }
        isChanged.setValue(true)
        if waitsForSave { while saves.value != 2 { usleep(1_000) } }
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
    XCTAssertEqual(finished?.reason, .exit, finished?.output ?? "", line: line)
    XCTAssertEqual(finished?.status, 0, finished?.output ?? "", line: line)
    guard !exits else { return }
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "2", line: line)
  }
}
