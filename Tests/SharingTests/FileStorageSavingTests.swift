import ConcurrencyExtras
import Dependencies
import Foundation
import XCTest

@testable import Sharing

final class FileStorageSavingTests: FileStorageTestCase {
  private let manual = ManualScheduler()
  private let writes = LockIsolated<[Int]>([])

  override func makeStorage() -> FileStorage { manual.storage }

  private var key: FileStorageKey<Int> {
    .fileStorage(
      url,
      decode: { try JSONDecoder().decode(Int.self, from: $0) },
      encode: { [writes] value in
        writes.withValue { $0.append(value) }
        return Data("\(value)".utf8)
      }
    )
  }

  func testTheFirstChangeAfterTheDefaultIsWrittenAtOnce() {
    @Shared(key) var count = 0
    manual.runWrites()
    XCTAssertEqual(text, "0")
    $count.withLock { $0 = 1 }
    manual.runWrites()
    XCTAssertEqual(text, "1")
    $count.withLock { $0 = 2 }
    manual.runWrites()
    XCTAssertEqual(text, "1")
    manual.fireTimers()
    XCTAssertEqual(text, "2")
  }

  func testAValueThatChangesWheneverItIsEncodedIsWrittenMeanwhile() throws {
    try write("0")
    let change = LockIsolated<@Sendable () -> Void>({})
    let texts = LockIsolated<[String]>([])
    let restless = FileStorageKey<Int>.fileStorage(
      url,
      decode: { try JSONDecoder().decode(Int.self, from: $0) },
      encode: { value in
        change.value()
        return Data("\(value)".utf8)
      }
    )
    let count = Shared(wrappedValue: 0, restless)
    let url: URL = url
    change.setValue {
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      texts.withValue { $0.append(text) }
      if count.wrappedValue < 10 { count.withLock { $0 += 1 } }
    }
    count.withLock { $0 = 1 }
    manual.runWrites()
    manual.fireTimers()
    XCTAssertEqual(text, "10")
    XCTAssertGreaterThan(Set(texts.value).count, 3, "\(texts.value)")
  }

  func testTheIntervalIsOneSecond() throws {
    try write("0")
    let delays = LockIsolated<[Duration]>([])
    let scheduler = FileScheduler(
      run: { $0() },
      runAfter: { delay, _ in delays.withValue { $0.append(delay) } }
    )
    withDependencies {
      $0.defaultFileStorage = .fileSystem(scheduler: scheduler)
    } operation: {
      @Shared(key) var count = 0
      $count.withLock { $0 = 1 }
    }
    XCTAssertEqual(delays.value, [.seconds(1)])
  }

  func testTheFirstChangeIsWrittenAtOnceAndLaterChangesOncePerInterval() throws {
    try write("0")
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }
    manual.runWrites()
    XCTAssertEqual(writes.value, [1])
    for number in 2...100 { $count.withLock { $0 = number } }
    manual.runWrites()
    XCTAssertEqual(writes.value, [1])
    manual.fireTimers()
    XCTAssertEqual(writes.value, [1, 100])
    XCTAssertEqual(text, "100")
    manual.fireTimers()
    manual.fireTimers()
    XCTAssertEqual(writes.value, [1, 100])
  }

  func testSaveWritesAtOnce() async throws {
    try write("0")
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }
    manual.runWrites()
    $count.withLock { $0 = 2 }
    let save = Task { [count = $count] in try await count.save() }
    let limit = Date(timeIntervalSinceNow: 30)
    while text != "2", Date() < limit {
      manual.runWrites()
      await Task.yield()
    }
    try await save.value

    XCTAssertEqual(writes.value, [1, 2])
  }

  func testTheSaveErrorOfCombinedChangesIsSetOnceTheyAreWritten() throws {
    try write("0")
    @Shared(key) var count = 0
    $count.withLock { $0 = 1 }
    manual.runWrites()
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }
    try files.removeItem(at: url)
    try files.createDirectory(at: url, withIntermediateDirectories: false)
    XCTAssertNil($count.saveError)
    manual.fireTimers()
    XCTAssertNotNil($count.saveError)
    try files.removeItem(at: url)
    $count.withLock { $0 = 4 }
    manual.fireTimers()

    XCTAssertNil($count.saveError)
    XCTAssertEqual(text, "4")
  }

  func testEachContinuationIsResumedOnce() throws {
    let results = LockIsolated<[Int]>([])
    let key = key
    for number in 1...3 {
      key.save(
        number,
        context: .didSet,
        continuation: SaveContinuation { _ in results.withValue { $0.append(number) } }
      )
    }
    XCTAssertEqual(results.value, [])
    manual.runWrites()

    XCTAssertEqual(results.value, [1, 2, 3])
    XCTAssertEqual(writes.value, [3])
  }

  func testAFlushWritesTheUnsavedValues() throws {
    let other = folder.appending(path: "other.json")
    @Shared(key) var count = 0
    @Shared(.fileStorage(other)) var text = "a"
    $count.withLock { $0 = 1 }
    $text.withLock { $0 = "b" }
    XCTAssertEqual(try names(), [])
    FileStorage.flush()

    XCTAssertEqual(self.text, "1")
    XCTAssertEqual(self.text(at: other), #""b""#)
    FileStorage.flush()
    manual.fireTimers()
    XCTAssertEqual(writes.value, [1])
  }

  func testAnUnsavedValueIsWrittenAfterTheReferenceIsReleased() throws {
    do {
      @Shared(key) var count = 0
      $count.withLock { $0 = 1 }
    }
    manual.runWrites()

    XCTAssertEqual(text, "1")
  }
}
