import ConcurrencyExtras
import Dependencies
import Foundation
import XCTest

@testable import Sharing

/// The order of changes by this process and by another process.
final class FileStorageOrderTests: FileStorageTestCase {
  private let manual = ManualScheduler()

  override func makeStorage() -> FileStorage { manual.storage }

  func testTheTimeOfAFileIsTheTimeOfItsChange() throws {
    try write("1")
    @Shared(.fileStorage(url)) var count = 0
    let start = Date()
    $count.withLock { $0 = 2 }
    let end = Date()
    usleep(50_000)
    manual.runWrites()
    let time = try XCTUnwrap(
      files.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    )
    // A date has a resolution of about a tenth of a microsecond.
    XCTAssertGreaterThan(time, start.addingTimeInterval(-0.001))
    XCTAssertLessThan(time, end.addingTimeInterval(0.001))
  }

  func testALaterChangeReplacesAnEarlierChangeThatAnotherProcessWritesLater() throws {
    try write("1")
    @Shared(.fileStorage(url)) var count = 0
    let manual = ManualScheduler()
    asAnotherProcess(storage: manual.storage) {
      @Shared(.fileStorage(url)) var other = 0
      $other.withLock { $0 = 2 }
      usleep(30_000)
      $count.withLock { $0 = 3 }
      usleep(30_000)
      manual.runWrites()
      XCTAssertEqual(text, "2")
      self.manual.runWrites()
      XCTAssertEqual(text, "3")
      XCTAssertEqual(count, 3)
    }
  }

  func testTheLaterOfTwoChangesWithinAMillisecondReplacesTheEarlierChange() throws {
    try write("0")
    @Shared(.fileStorage(url)) var count = 0
    let manual = ManualScheduler()
    asAnotherProcess(storage: manual.storage) {
      @Shared(.fileStorage(url)) var other = 0
      for change in 1...50 {
        $other.withLock { $0 = -change }
        $count.withLock { $0 = change }
        manual.fireTimers()
        self.manual.fireTimers()
        XCTAssertEqual(text, "\(change)")
      }
    }
  }

  func testAChangeOfAnotherProcessDuringAWriteIsNotReplaced() throws {
    try write("1")
    let isFirst = LockIsolated(true)
    let key = FileStorageKey<Int>.fileStorage(
      url,
      decode: { try JSONDecoder().decode(Int.self, from: $0) },
      encode: { [url] value in
        // After the check of the file.
        if isFirst.value {
          isFirst.setValue(false)
          usleep(30_000)
          try Data("3".utf8).write(to: url)
        }
        return Data("\(value)".utf8)
      }
    )
    @Shared(key) var count = 0
    $count.withLock { $0 = 2 }
    manual.runWrites()

    XCTAssertEqual(text, "3")
    expect(count, 3)
  }

  func testALaterChangeOfAnotherProcessIsNotReplacedByAnEarlierChangeDuringAWrite() throws {
    try write("1")
    let other = ManualScheduler()
    let changes = OneTimeAction()
    let key = FileStorageKey<Int>.fileStorage(
      url,
      decode: { try JSONDecoder().decode(Int.self, from: $0) },
      encode: { value in
        changes.run()
        return Data("\(value)".utf8)
      }
    )
    @Shared(key) var count = 0
    changes.body = {
      $count.withLock { $0 = 3 }
      self.asAnotherProcess(storage: other.storage) {
        @Shared(.fileStorage(self.url)) var otherCount = 0
        $otherCount.withLock { $0 = 4 }
        other.runWrites()
      }
    }
    $count.withLock { $0 = 2 }
    manual.runWrites()
    XCTAssertEqual(text, "4")
    manual.fireTimers()
    XCTAssertEqual(text, "4")
    expect(count, 4)
  }

  func testAnEarlierVersionIsNotReplaced() throws {
    let file = DurableFile(path: url.path)
    let first = try file.write(Data("1".utf8))
    try file.write(Data("22".utf8))

    XCTAssertNil(try file.write(Data("3".utf8), changedAt: nil, replacing: first))
    XCTAssertNil(try file.write(Data("3".utf8), changedAt: nil, replacing: nil))
    XCTAssertEqual(text, "22")
    XCTAssertEqual(try names(), ["value.json"])
    let second = try XCTUnwrap(file.identity)
    let third = try file.write(Data("3".utf8), changedAt: .now, replacing: second)
    XCTAssertEqual(third, file.identity)
    XCTAssertEqual(text, "3")
  }

  func testAContentOfAnotherProcessDoesNotReplaceAChangeDuringItsDelivery() throws {
    try write("1")
    let change = LockIsolated<@Sendable () -> Void>({})
    let key = FileStorageKey<Int>.fileStorage(
      url,
      decode: { data in
        // After the read of the file.
        change.value()
        return try JSONDecoder().decode(Int.self, from: data)
      },
      encode: { Data("\($0)".utf8) }
    )
    @Shared(key) var count = 0
    manual.runWrites()
    let shared = $count
    change.setValue { shared.withLock { $0 = 2 } }
    try write("3")
    let isChanged = { count == 2 }
    let limit = Date(timeIntervalSinceNow: 30)
    while !isChanged(), Date() < limit {
      manual.runWrites()
      usleep(1_000)
    }
    change.setValue {}
    XCTAssertEqual(count, 2)
    manual.fireTimers()
    XCTAssertEqual(text, "2")
    XCTAssertEqual(count, 2)
  }

  func testAChangeBetweenTheLoadAndTheSubscriptionIsObserved() throws {
    try write("1")
    let file = StoredFile(
      DurableFile(path: url.path),
      scheduler: manual.scheduler,
      isOnDisk: true
    )
    let loaded = try file.load(isInitial: true) {
      String(decoding: $0, as: UTF8.self)
    } report: {
      XCTFail($0)
    }
    guard case .value("1") = loaded else { return XCTFail("\(loaded)") }
    try write("2")
    // The observation without a subscriber.
    expect(manual.writeCount > 0, true)
    usleep(20_000)
    manual.runWrites()

    let received = LockIsolated<[String]>([])
    let subscription = file.subscribe(
      FileSubscriber(type: ObjectIdentifier(Int.self)) { content, _, isCurrent in
        XCTAssertTrue(isCurrent())
        if case .success(let data?) = content {
          received.withValue { $0.append(String(decoding: data, as: UTF8.self)) }
        }
        return true
      }
    )
    manual.runWrites()
    manual.runWrites()

    XCTAssertEqual(received.value, ["2"])
    subscription.cancel()
  }

  func testADefaultDoesNotReplaceAnUnsavedChangeOfAnotherType() throws {
    let file = StoredFile(
      DurableFile(path: url.path),
      scheduler: manual.scheduler,
      isOnDisk: true
    )
    file.save(value("1", at: .now), context: .didSet, continuation: nil)
    file.save(value("0", at: .distantPast), context: .didSet, continuation: nil)
    manual.runWrites()

    XCTAssertEqual(text, "1")
  }

  func testADefaultDoesNotReplaceAVersionThatWasReadAfterTheLoad() throws {
    let file = StoredFile(
      DurableFile(path: url.path),
      scheduler: manual.scheduler,
      isOnDisk: true
    )
    try write("1")
    file.known = file.file.identity
    file.save(value("0", at: .distantPast), context: .didSet, continuation: nil)
    manual.runWrites()

    XCTAssertEqual(text, "1")
  }

  private func value(_ text: String, at time: FileTime) -> UnsavedValue {
    UnsavedValue(
      type: ObjectIdentifier(Int.self),
      time: time,
      encode: { Data(text.utf8) },
      check: { _ in },
      report: { XCTFail($0) }
    )
  }
}

/// An action that runs once. The tests use the action on one thread.
private final class OneTimeAction: @unchecked Sendable {
  var body: (() -> Void)?

  func run() {
    defer { body = nil }
    body?()
  }
}
