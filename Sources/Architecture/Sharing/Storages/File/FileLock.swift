import Foundation

/// The lock that a process holds while the process changes a file that other processes also change.
///
/// The lock is on a separate file, because the file itself can be replaced. The system releases the
/// lock when the process ends.
package enum FileLock {
  /// Runs an operation while no other process, and no other thread, holds the lock of a file. A
  /// missing folder of the file is created.
  package static func withLock<R>(of path: String, _ operation: () throws -> R) throws -> R {
    let file = try lockedFile(of: path)
    return try withExtendedLifetime(file) { _ in try operation() }
  }

  private static func lockedFile(of path: String) throws(FileFailure) -> OpenFile {
    let folder = SymbolicLinks.folder(of: path)
    let lockPath = "\(folder)/.\(SymbolicLinks.name(of: path)).lock"
    do throws(OpenFile.Code) {
      let file = try open(lockPath, in: folder)
      try lock(file)
      return file
    } catch {
      throw FileFailure(lockPath, cannotBe: .written, errno: error.errno)
    }
  }

  private static func open(_ path: String, in folder: String) throws(OpenFile.Code) -> OpenFile {
    do throws(OpenFile.Code) {
      return try OpenFile(path: path, flags: O_RDWR | O_CREAT)
    } catch {
      guard error.errno == ENOENT else { throw error }
    }
    // If the folder can't be created, the next call fails with a clear error.
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return try OpenFile(path: path, flags: O_RDWR | O_CREAT)
  }

  private static func lock(_ file: borrowing OpenFile) throws(OpenFile.Code) {
    while flock(file.descriptor, LOCK_EX) != 0 {
      switch errno {
      case EINTR: continue
      // The file system has no locks. A write without a lock is better than no write.
      case ENOLCK, ENOTSUP, ENOSYS, EINVAL: return
      default: throw OpenFile.Code()
      }
    }
  }
}
