import ConcurrencyExtras
import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class FileWatchTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
  }

  func testAWriteInPlaceIsReportedWhenTheFileIsClosed() throws {
    let url = folder.appending(path: "file")
    let changes = ChangeRecorder(url.path)
    let handle = open(url.path, O_WRONLY | O_CREAT, 0o600)
    changes.expect(.created)
    write(handle, "a", 1)
    close(handle)
    changes.expect(.written)
  }

  func testEachWriteIsReportedIfTheContentIsObserved() throws {
    let url = folder.appending(path: "file")
    let count = LockIsolated(0)
    let handle = open(url.path, O_WRONLY | O_CREAT, 0o600)
    defer { close(handle) }
    let watch = FileWatch(path: url.path, observesContent: true) { change in
      if change == .written { count.withValue { $0 += 1 } }
    }
    for number in 1...3 {
      write(handle, "a", 1)
      let limit = Date(timeIntervalSinceNow: 30)
      while count.value < number, Date() < limit { usleep(1_000) }
      XCTAssertEqual(count.value, number)
    }
    watch.cancel()
  }

  func testARenameToThePathIsReported() throws {
    let url = folder.appending(path: "file")
    let other = folder.appending(path: "other")
    try Data("a".utf8).write(to: other)
    let changes = ChangeRecorder(url.path)
    try FileManager.default.moveItem(at: other, to: url)
    changes.expect(.written)
  }

  func testARemovalAndARenameFromThePathAreReported() throws {
    let url = folder.appending(path: "file")
    try Data("a".utf8).write(to: url)
    let changes = ChangeRecorder(url.path)
    try FileManager.default.moveItem(at: url, to: folder.appending(path: "other"))
    changes.expect(.removed)
    try Data("a".utf8).write(to: url)
    changes.expect(.written)
    try FileManager.default.removeItem(at: url)
    changes.expect(.removed)
  }

  func testAnotherFileIsNotReported() throws {
    let url = folder.appending(path: "file")
    let changes = ChangeRecorder(url.path)
    try Data("a".utf8).write(to: folder.appending(path: "other"))
    try Data("a".utf8).write(to: url)
    changes.expect(.written)
    XCTAssertEqual(changes.all.filter { $0 == .written }.count, 1)
  }

  func testAFileInAMissingFolderIsReportedAfterTheFoldersAreCreated() throws {
    let url = folder.appending(path: "a/b/file")
    let changes = ChangeRecorder(url.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    changes.expect(.unknown)
    try Data("a".utf8).write(to: url)
    changes.expectAny(of: .written, .unknown)
  }

  func testAFolderThatIsRemovedAndCreatedAgainIsObserved() throws {
    let url = folder.appending(path: "a/file")
    let files = FileManager.default
    for _ in 0..<3 {
      try files.createDirectory(at: folder.appending(path: "a"), withIntermediateDirectories: true)
      let changes = ChangeRecorder(url.path)
      try files.removeItem(at: folder.appending(path: "a"))
      // The removal of the file in the folder may be reported instead.
      changes.expectAny(of: .unknown, .removed)
      try files.createDirectory(at: folder.appending(path: "a"), withIntermediateDirectories: true)
      changes.expect(.unknown)
      try Data("a".utf8).write(to: url)
      changes.expectAny(of: .written, .unknown)
    }
  }

  func testARenameOfAnAncestorIsReported() throws {
    let url = folder.appending(path: "a/b/file")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "a/b"),
      withIntermediateDirectories: true
    )
    let changes = ChangeRecorder(url.path)
    try files.moveItem(at: folder.appending(path: "a"), to: folder.appending(path: "c"))
    changes.expect(.unknown)
    try files.moveItem(at: folder.appending(path: "c"), to: folder.appending(path: "a"))
    changes.expect(.unknown)
    try Data("a".utf8).write(to: url)
    changes.expect(.written)
  }

  func testTheTargetOfASymbolicLinkIsObserved() throws {
    let url = folder.appending(path: "link")
    let files = FileManager.default
    try files.createDirectory(at: folder.appending(path: "a"), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: "a/file")
    let changes = ChangeRecorder(url.path)
    try Data("a".utf8).write(to: folder.appending(path: "a/file"))
    changes.expect(.written)
  }

  func testAFileThatBecomesASymbolicLinkIsObserved() throws {
    let url = folder.appending(path: "file")
    let files = FileManager.default
    try files.createDirectory(at: folder.appending(path: "a"), withIntermediateDirectories: true)
    let changes = ChangeRecorder(url.path)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: "a/file")
    changes.expect(.created)
    try Data("a".utf8).write(to: folder.appending(path: "a/file"))
    changes.expect(.written)
  }

  func testACancelledObservationReportsNothing() throws {
    let url = folder.appending(path: "file")
    let cancelled = ChangeRecorder(url.path)
    let other = ChangeRecorder(url.path)
    cancelled.cancel()
    try Data("a".utf8).write(to: url)
    // The observations are called in the order in which they were created.
    other.expect(.written)
    XCTAssertEqual(cancelled.all, [])
  }

  func testEventsAreReadFromTheBufferOfTheKernel() {
    var bytes: [UInt8] = []
    for (watch, mask, name) in [(1, IN_CREATE, "ab"), (2, IN_DELETE_SELF, "")] as [(Int32, _, _)] {
      let length: UInt32 = name.isEmpty ? 0 : 16
      for field in [UInt32(watch), UInt32(mask), 0, length] {
        withUnsafeBytes(of: field) { bytes.append(contentsOf: $0) }
      }
      bytes += Array(name.utf8) + Array(repeating: 0, count: Int(length) - name.utf8.count)
    }
    XCTAssertEqual(
      bytes.withUnsafeBytes { InotifyEvent.parse($0) },
      [
        InotifyEvent(watch: 1, mask: UInt32(IN_CREATE), name: "ab"),
        InotifyEvent(watch: 2, mask: UInt32(IN_DELETE_SELF), name: ""),
      ]
    )
  }
}

/// A recorder of the changes that a watch reports.
private final class ChangeRecorder: @unchecked Sendable {
  private let condition = NSCondition()
  private var changes: [FileWatch.Change] = []
  private var expected = 0
  private var watch: FileWatch?

  init(_ path: String) {
    watch = FileWatch(path: path) { [weak self] change in
      guard let self else { return }
      condition.withLock {
        self.changes.append(change)
        self.condition.broadcast()
      }
    }
  }

  var all: [FileWatch.Change] { condition.withLock { changes } }

  func cancel() { watch?.cancel() }

  /// Waits until the change is reported after the previously expected change.
  func expect(_ change: FileWatch.Change, line: UInt = #line) {
    expectAny(of: change, line: line)
  }

  func expectAny(of expectation: FileWatch.Change..., line: UInt = #line) {
    condition.withLock {
      let limit = Date(timeIntervalSinceNow: 30)
      while true {
        if let index = changes[expected...].firstIndex(where: { expectation.contains($0) }) {
          expected = index + 1
          return
        }
        guard condition.wait(until: limit) else {
          return XCTFail("\(expectation) was not reported, but \(changes)", line: line)
        }
      }
    }
  }
}
