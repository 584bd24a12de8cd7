import ConcurrencyExtras
import Dependencies
import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class AppStorageFileTests: AppStorageTestCase {
  func testASaveReturnsWhenTheValueIsInTheFile() async throws {
    @Shared(.appStorage("count", store: makeStore())) var count = 0
    $count.withLock { $0 = 1 }

    try await $count.save()

    XCTAssertEqual(try text(), "{\n  \"count\": 1\n}\n")
  }

  func testSaveDoesNotReplaceALaterChangeOfAnotherProcess() async throws {
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 0
    try store.flush()
    try write("{\"count\": 42}")
    try await $count.save()

    wait { count == 42 }
    XCTAssertEqual(try text(), "{\"count\": 42}")
  }

  func testSaveWritesAFileThatAnotherProcessHasRemoved() async throws {
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 7
    try store.flush()
    try FileManager.default.removeItem(at: file)
    try await $count.save()

    XCTAssertEqual(try text(), "{\n  \"count\": 7\n}\n")
  }

  func testAChangeBackToTheValueBeforeAnUnobservedChangeOfAnotherProcessIsSaved() throws {
    let settings = AppSettings(file: SettingsFile(path: file.path))
    let store = AppStorageStore(settings)
    @Shared(.appStorage("count", store: store)) var count = 0
    $count.withLock { $0 = 7 }
    try store.flush()
    // The store does not read the file until the gate is open.
    let gate = DispatchSemaphore(value: 0)
    settings.files.async { gate.wait() }
    try write("{\"count\": 42, \"other\": 1}")
    $count.withLock { $0 = 7 }
    gate.signal()
    try store.flush()

    XCTAssertEqual(try text(), "{\n  \"count\": 7,\n  \"other\": 1\n}\n")
    XCTAssertEqual(count, 7)
  }

  func testAChangeBackToTheSameValueOfAReadFileWritesNothing() throws {
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 0
    $count.withLock { $0 = 7 }
    try store.flush()
    let before = FileIdentity.ofFile(at: file.path)
    $count.withLock { $0 = 7 }
    try store.flush()

    XCTAssertEqual(FileIdentity.ofFile(at: file.path), before)
  }

  func testAChangeIsSavedWithoutAFlush() {
    @Shared(.appStorage("count", store: makeStore())) var count = 0
    $count.withLock { $0 = 1 }

    wait { (try? text()) == "{\n  \"count\": 1\n}\n" }
  }

  func testUnknownKeysAndValuesArePreserved() throws {
    try write("{\"z\": {\"b\": [1.10, 1e400, 123456789012345678901234567890]}, \"a\": null}")
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 1
    try store.flush()

    XCTAssertEqual(
      try text(),
      """
      {
        "a": null,
        "count": 1,
        "z": {
          "b": [
            1.10,
            1e400,
            123456789012345678901234567890
          ]
        }
      }

      """
    )
    XCTAssertEqual(count, 1)
  }

  func testStoresOfOneFileThatChangeDifferentKeysLoseNothing() throws {
    let stores = [makeStore(), makeStore()]
    let keyCount = 50
    let changeCount = 2000
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      let store = stores[number]
      let values = (0..<keyCount).map {
        Shared(wrappedValue: 0, .appStorage("\(number)-\($0)", store: store))
      }
      for change in 0..<changeCount {
        values[change % keyCount].withLock { $0 += 1 }
        if change % 40 == 0 { Self.flush(store) }
      }
      Self.flush(store)
      XCTAssertEqual(values.map(\.wrappedValue), Array(repeating: 40, count: keyCount))
    }
    let content = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    XCTAssertEqual(content.count, 2 * keyCount)
    XCTAssertEqual(Set(content.values), [changeCount / keyCount])
    for store in stores { waitForReports(of: store) }
    XCTAssertEqual(reports.value, [])
  }

  private static func flush(_ store: AppStorageStore) {
    do { try store.flush() } catch { XCTFail("\(error)") }
  }

  func testUpdatesOfOneFileOnSeveralThreadsLoseNothing() throws {
    let file = SettingsFile(path: file.path)
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      for update in 0..<100 {
        let change = SettingsState.Change(value: .bool(true), number: 1)
        do {
          _ = try file.update(["\(number)-\(update)": change], known: [:])
        } catch {
          XCTFail("\(error)")
        }
      }
    }
    XCTAssertEqual(try file.read().values.count, 400)
  }

  func testASecondStoreObservesAChange() throws {
    let first = makeStore()
    @Shared(.appStorage("count", store: first)) var count = 0
    @Shared(.appStorage("count", store: makeStore())) var other = 0

    $count.withLock { $0 = 1 }
    wait { other == 1 }
    $other.withLock { $0 = 2 }
    wait { count == 2 }
  }

  func testAnExternalEditNotifiesOnlyTheReadersOfTheChangedKey() throws {
    try write("{\"a\": 1, \"b\": 1}")
    let store = makeStore()
    // Subscribers are notified in the order of their creation, so a notification of `b` would
    // precede the notification of `a`.
    @Shared(.appStorage("b", store: store)) var b = 0
    @Shared(.appStorage("a", store: store)) var a = 0
    let notifications = LockIsolated(0)
    let subscription = $b.reference.subscribe { notifications.withValue { $0 += 1 } }

    try write("{\"a\": 2, \"b\": 1}")
    wait { a == 2 }
    XCTAssertEqual(notifications.value, 0)

    try write("{\"a\": 2, \"b\": 3}")
    // The value is replaced before its subscribers are notified.
    wait { b == 3 && notifications.value > 0 }
    XCTAssertEqual(notifications.value, 1)
    XCTAssertEqual(a, 2)
    subscription.cancel()
  }

  func testARemovedKeyIsTheDefault() throws {
    try write("{\"a\": 1, \"b\": 1}")
    let store = makeStore()
    @Shared(.appStorage("a", store: store)) var a = 7

    try write("{\"b\": 1}")
    wait { a == 7 }
    try FileManager.default.removeItem(at: file)
    try write("{\"a\": 2}")
    wait { a == 2 }
    try FileManager.default.removeItem(at: file)
    wait { a == 7 }
  }

  func testAnExternalValueOfAnotherTypeIsReportedAndTheDefaultIsUsed() throws {
    try write("{\"a\": 1}")
    @Shared(.appStorage("a", store: makeStore())) var a = 7

    try write("{\"a\": \"x\"}")
    wait { $a.loadError is AppStorageValueError }

    XCTAssertEqual(a, 7)
    XCTAssertEqual(reports.value.count, 1)
    try write("{\"a\": 3}")
    wait { a == 3 }
    XCTAssertNil($a.loadError)
  }

  func testALoadReadsTheFile() async throws {
    try write("{\"a\": 1}")
    @Shared(.appStorage("a", store: makeStore())) var a = 0
    try write("{\"a\": 2}")

    try await $a.load()

    XCTAssertEqual(a, 2)
  }

  func testALoadOfAFileThatCannotBeReadThrowsAndPreservesTheValue() async throws {
    try write("{\"a\": 1}")
    @Shared(.appStorage("a", store: makeStore())) var a = 0
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

    do {
      try await $a.load()
      XCTFail("expected an error")
    } catch {
      XCTAssertTrue("\(error)".contains("there is a folder at the path"), "\(error)")
    }
    XCTAssertEqual(a, 1)
    XCTAssertNotNil($a.loadError)
  }

  func testAFileThatAnEditorHasReplacedDuringAWriteIsNotReplaced() throws {
    try write("{}")
    let settings = SettingsFile(path: file.path)
    let isWritten = LockIsolated(false)
    try FileLock.withLock(ofFolder: folder.path) { () throws(OpenFile.Code) in
      Thread.detachNewThread {
        let change = SettingsState.Change(value: .bool(true), number: 1)
        _ = try? settings.update(["isOn": change], known: [:])
        isWritten.setValue(true)
      }
      // The write waits for the lock of the folder.
      wait {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasPrefix(AbandonedFiles.prefix) }
      }
      XCTAssertNoThrow(try write("{ \"name\": \"Ann\" }"))
    }
    wait { isWritten.value }
    XCTAssertEqual(
      try settings.read().values,
      ["isOn": .bool(true), "name": .string("Ann")]
    )
  }

  func testStoresOfOneURLAreEqual() {
    let first = AppStorageStore.file(folder.appending(path: "a.json"))

    XCTAssertEqual(first, .file(folder.appending(path: "b/../a.json")))
    XCTAssertNotEqual(first, .file(folder.appending(path: "b.json")))
    XCTAssertNotEqual(AppStorageStore.inMemory(), .inMemory())
  }

  func testAURLOfTheNetworkIsReported() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org/settings.json"))
    let messages = recordMessages {
      XCTAssertEqual("\(AppStorageStore.file(url))", "memory")
    }

    XCTAssertTrue(messages.first?.contains("is 'https://example.org") == true, "\(messages)")
  }
}
