import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class FileLockTests: XCTestCase {
  private var folder = ""
  private var path: String { "\(folder)/settings.json" }

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder().path
  }

  func testALockThatIsNotReleasedIsAnErrorAfterTheLimit() throws {
    try FileLock.withLock(of: path) {
      XCTAssertThrowsError(try FileLock.withLock(of: path, limit: .milliseconds(50)) {}) { error in
        XCTAssertTrue("\(error)".contains("another process holds its lock"), "\(error)")
      }
    }
    try FileLock.withLock(of: path, limit: .milliseconds(50)) {}
  }

  func testALockIsAcquiredWhenItIsReleased() throws {
    let isLocked = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [path] in
      try? FileLock.withLock(of: path) {
        isLocked.signal()
        usleep(50_000)
      }
    }
    isLocked.wait()
    XCTAssertEqual(try FileLock.withLock(of: path) { 1 }, 1)
  }

  func testTheLockOfAFolderExcludesOtherThreadsAndCreatesNoFile() throws {
    try FileLock.withLock(ofFolder: folder) { () throws(OpenFile.Code) in
      XCTAssertThrowsError(try FileLock.withLock(ofFolder: folder, limit: .milliseconds(50)) {})
    }
    XCTAssertEqual(try FileLock.withLock(ofFolder: folder) { 1 }, 1)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [])
  }

  func testAFolderThatIsMissingHasNoLock() throws {
    XCTAssertEqual(try FileLock.withLock(ofFolder: folder + "/missing") { 1 }, 1)
  }

  func testAFileOfAnotherGroupHasNoAdditionalPermissions() {
    var old = stat()
    var new = stat()
    old.st_mode = S_IFREG | 0o6775
    XCTAssertEqual(FilePermissions.permissions(of: old, for: new), 0o6775)
    new.st_gid = 1
    XCTAssertEqual(FilePermissions.permissions(of: old, for: new), 0o4755)
    old.st_mode = S_IFREG | 0o660
    XCTAssertEqual(FilePermissions.permissions(of: old, for: new), 0o600)
    new.st_uid = 1
    old.st_mode = S_IFREG | 0o4640
    XCTAssertEqual(FilePermissions.permissions(of: old, for: new), 0o600)
  }
}
