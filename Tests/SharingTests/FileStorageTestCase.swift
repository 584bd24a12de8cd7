import ConcurrencyExtras
import Dependencies
import Foundation
import TestSupport
import XCTest

@testable import Sharing

/// A test of values in a temporary folder.
class FileStorageTestCase: XCTestCase {
  private(set) var folder = URL(filePath: "/")
  let files = FileManager.default
  var url: URL { folder.appending(path: "value.json") }

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
    // Before the folder is removed, because a later write would create the folder again.
    addTeardownBlock { FileStorage.flush() }
  }

  /// Returns the storage of the test.
  func makeStorage() -> FileStorage { .fileSystem(scheduler: .background) }

  override func invokeTest() {
    withDependencies {
      $0.defaultFileStorage = makeStorage()
    } operation: {
      super.invokeTest()
    }
  }

  /// Runs an operation with other references and another state of the files, as in another process.
  func asAnotherProcess<R>(
    storage: FileStorage = .fileSystem(scheduler: .background),
    _ operation: () throws -> R
  ) rethrows -> R {
    try withDependencies {
      $0.sharedReferences = SharedReferences()
      $0.defaultFileStorage = storage
    } operation: {
      try operation()
    }
  }

  var text: String? { text(at: url) }

  func text(at url: URL) -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file in place, as another process.
  func write(_ text: String, to url: URL? = nil) throws {
    try Data(text.utf8).write(to: url ?? self.url)
  }

  func names() throws -> [String] {
    try files.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Waits until a condition is met.
  func expect<Value: Equatable>(
    _ actual: @autoclosure () -> Value,
    _ expected: Value,
    line: UInt = #line
  ) {
    let limit = Date(timeIntervalSinceNow: 30)
    while actual() != expected, Date() < limit { usleep(2_000) }
    XCTAssertEqual(actual(), expected, line: line)
  }
}

/// A scheduler whose writes and timers run when a test calls them.
final class ManualScheduler: Sendable {
  private let writes = LockIsolated<[@Sendable () -> Void]>([])
  private let timers = LockIsolated<[@Sendable () -> Void]>([])

  var scheduler: FileScheduler {
    FileScheduler(
      run: { body in self.writes.withValue { $0.append(body) } },
      runAfter: { _, body in self.timers.withValue { $0.append(body) } }
    )
  }

  var storage: FileStorage { .fileSystem(scheduler: scheduler) }

  var timerCount: Int { timers.value.count }

  var writeCount: Int { writes.value.count }

  func runWrites() { run(writes) }

  func fireTimers() {
    run(timers)
    runWrites()
  }

  private func run(_ list: LockIsolated<[@Sendable () -> Void]>) {
    let bodies = list.withValue { bodies in
      defer { bodies = [] }
      return bodies
    }
    for body in bodies { body() }
  }
}
