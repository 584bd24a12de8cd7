import ConcurrencyExtras
import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

final class FileStorageObservationTests: FileStorageTestCase {
  func testAWriteByAnotherProcessIsObserved() throws {
    @Shared(.fileStorage(url)) var count = 0
    expect(text, "0")
    for number in 1...10 {
      try write("\(number)")
      expect(count, number)
    }
    XCTAssertNil($count.loadError)
  }

  func testTwoProcessesObserveEachOther() throws {
    @Shared(.fileStorage(url)) var count = 0
    expect(text, "0")
    asAnotherProcess {
      @Shared(.fileStorage(url)) var other = 0
      $other.withLock { $0 = 5 }
      expect(count, 5)
      $count.withLock { $0 = 6 }
      expect(other, 6)
    }
  }

  func testAFileThatIsRenamedToThePathIsObserved() throws {
    @Shared(.fileStorage(url)) var count = 0
    expect(text, "0")
    let other = folder.appending(path: "other")
    for number in 1...3 {
      try write("\(number)", to: other)
      rename(other.path, url.path)
      expect(count, number)
    }
  }

  func testADeletionIsTheDefault() throws {
    try write("5")
    @Shared(.fileStorage(url)) var count = 1
    XCTAssertEqual(count, 5)
    try files.removeItem(at: url)

    expect(count, 1)
    XCTAssertEqual(try names(), [])
  }

  func testARenamedFileIsTheDefaultUntilItIsRenamedBack() throws {
    try write("5")
    let other = folder.appending(path: "other")
    @Shared(.fileStorage(url)) var count = 1
    rename(url.path, other.path)
    expect(count, 1)
    rename(other.path, url.path)
    expect(count, 5)
  }

  func testAFileInAFolderThatIsCreatedLaterIsObserved() throws {
    let url = folder.appending(path: "a/b/value.json")
    @SharedReader(.fileStorage(url)) var count = 0
    expect(text(at: url), "0")
    try files.removeItem(at: folder.appending(path: "a"))
    let parent = url.deletingLastPathComponent()
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    try write("5", to: url)

    expect(count, 5)
  }

  func testAnIncompleteFileIsNotReported() throws {
    @Shared(.fileStorage(url)) var value = [0]
    expect(text, "[0]")
    let descriptor = open(url.path, O_WRONLY | O_TRUNC)
    Foundation.write(descriptor, "[1,", 3)
    // The other file is observed after the incomplete file.
    let other = folder.appending(path: "other")
    @Shared(.fileStorage(other)) var count = 0
    expect(text(at: other), "0")
    try write("5", to: other)
    expect(count, 5)
    XCTAssertEqual(value, [0])
    XCTAssertNil($value.loadError)
    Foundation.write(descriptor, "2]", 2)
    close(descriptor)

    expect(value, [1, 2])
  }

  func testAnUnreadableChangeIsReportedAndRemainsUntilTheNextSave() throws {
    let messages = recordMessages {
      @Shared(.fileStorage(url)) var count = 3
      expect(text, "3")
      try? write("damaged")
      expect($count.loadError == nil, false)
      XCTAssertEqual(count, 3)
      XCTAssertEqual(text, "damaged")
      try? write("4")
      expect(count, 4)
      expect($count.loadError == nil, true)
      try? write("damaged")
      expect($count.loadError == nil, false)
      $count.withLock { $0 = 5 }
      expect(text, "5")
    }

    let moved = try names().filter { $0.contains(".unreadable-") }
    XCTAssertEqual(moved.map { text(at: folder.appending(path: $0)) }, ["damaged"])
    XCTAssertEqual(messages.count, 3, "\(messages)")
    XCTAssertTrue(messages.first?.contains("after a change by another process") == true)
    XCTAssertTrue(messages.last?.contains(moved.first ?? "") == true)
  }

  func testSaveDoesNotReplaceALaterChangeOfAnotherProcess() async throws {
    try await save { try write("42") }
    XCTAssertEqual(text, "42")
  }

  func testSaveWritesAFileThatAnotherProcessHasRemoved() async throws {
    try await save { try files.removeItem(at: url) }
    XCTAssertEqual(text, "1")
  }

  /// Saves the value 1 again after an operation of another process that is not yet observed.
  private func save(after operation: () throws -> Void) async throws {
    let scheduler = ManualScheduler()
    let count = withDependencies {
      $0.defaultFileStorage = scheduler.storage
    } operation: {
      Shared(wrappedValue: 1, .fileStorage(url))
    }
    scheduler.runWrites()
    try operation()
    let isFinished = LockIsolated(false)
    let saving = Task {
      defer { isFinished.setValue(true) }
      try await count.save()
    }
    while !isFinished.value {
      scheduler.runWrites()
      await Task.yield()
    }
    try await saving.value
  }

  func testALaterChangeOfAnotherProcessReplacesAnUnsavedValue() throws {
    let manual = ManualScheduler()
    try withDependencies {
      $0.defaultFileStorage = manual.storage
    } operation: {
      try write("1")
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 2 }
      // The clock of the file system advances in steps of at most 10 ms.
      usleep(30_000)
      try write("3")
      manual.runWrites()

      expect(count, 3)
      XCTAssertEqual(text, "3")
      XCTAssertNil($count.saveError)
    }
  }

  func testAnUnsavedValueReplacesAnEarlierChangeOfAnotherProcess() throws {
    let manual = ManualScheduler()
    try withDependencies {
      $0.defaultFileStorage = manual.storage
    } operation: {
      try write("1")
      @Shared(.fileStorage(url)) var count = 0
      try write("3")
      usleep(30_000)
      $count.withLock { $0 = 2 }
      manual.runWrites()

      XCTAssertEqual(count, 2)
      XCTAssertEqual(text, "2")
    }
  }

  func testADeletionDoesNotDiscardAnUnsavedValue() throws {
    let manual = ManualScheduler()
    try withDependencies {
      $0.defaultFileStorage = manual.storage
    } operation: {
      try write("1")
      @Shared(.fileStorage(url)) var count = 0
      $count.withLock { $0 = 2 }
      try files.removeItem(at: url)
      expect(manual.timerCount, 2)
      manual.fireTimers()

      XCTAssertEqual(count, 2)
      XCTAssertEqual(text, "2")
    }
  }

  func testTheDefaultDoesNotReplaceAFileThatIsCreatedBeforeTheDefaultIsWritten() throws {
    let manual = ManualScheduler()
    try withDependencies {
      $0.defaultFileStorage = manual.storage
    } operation: {
      @Shared(.fileStorage(url)) var count = 0
      try write("3")
      manual.runWrites()

      expect(count, 3)
      XCTAssertEqual(text, "3")
    }
  }

  func testChangesOnManyThreadsAndByAnotherProcessEndWithOneValue() async throws {
    @Shared(.fileStorage(url)) var count = 0
    expect(text, "0")
    await withTaskGroup(of: Void.self) { [count = $count, url] group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<50 { count.withLock { $0 += 1 } }
        }
      }
      group.addTask {
        for number in 0..<50 {
          try? Data("\(1_000 + number)".utf8).write(to: url, options: .atomic)
        }
      }
    }
    FileStorage.flush()
    expect(text == "\(count)", true)
    XCTAssertNil($count.saveError)
  }
}
