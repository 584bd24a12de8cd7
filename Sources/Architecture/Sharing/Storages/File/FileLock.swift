import Foundation

/// The lock that a process holds while the process changes a file that other processes also change.
///
/// The lock is on a separate file, because the file itself can be replaced. The system releases the
/// lock when the process ends.
package enum FileLock {
  /// The time after which a lock that another process holds is an error. A process that the user
  /// has stopped would otherwise block each save, and the exit of this process.
  static let limit = Duration.seconds(10)

  /// Runs an operation while no other process, and no other thread, holds the lock of a file. A
  /// missing folder of the file is created.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  /// - Throws: `FileFailure` if the lock is held for more than ten seconds, or the error of the
  ///   operation.
  package static func withLock<R>(of path: String, _ operation: () throws -> R) throws -> R {
    try withLock(of: path, limit: limit, operation)
  }

  static func withLock<R>(
    of path: String,
    limit: Duration,
    _ operation: () throws -> R
  ) throws -> R {
    let file = try lockedFile(of: path, limit: limit)
    return try withExtendedLifetime(file) { _ in try operation() }
  }

  /// Runs an operation while no other process, and no other thread, holds the lock of a folder. The
  /// lock requires no additional file. If the folder can't be opened, the operation is run without
  /// the lock.
  static func withLock<R>(
    ofFolder path: String,
    limit: Duration = limit,
    _ operation: () throws(OpenFile.Code) -> R
  ) throws(OpenFile.Code) -> R {
    let folder: OpenFile
    do throws(OpenFile.Code) {
      folder = try OpenFile(path: path, flags: O_RDONLY | O_DIRECTORY)
    } catch {
      return try operation()
    }
    try lock(folder, limit: limit)
    let result = try operation()
    // The lock is released when the folder is closed.
    _ = consume folder
    return result
  }

  private static func lockedFile(
    of path: String,
    limit: Duration
  ) throws(FileFailure) -> OpenFile {
    let folder = SymbolicLinks.folder(of: path)
    let lockPath = "\(folder)/.\(SymbolicLinks.name(of: path)).lock"
    do throws(OpenFile.Code) {
      let file = try open(lockPath, in: folder)
      try lock(file, limit: limit)
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

  private static func lock(
    _ file: borrowing OpenFile,
    limit: Duration
  ) throws(OpenFile.Code) {
    let start = SuspendingClock.now
    var delay: useconds_t = 200
    while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        if SuspendingClock.now - start >= limit { throw OpenFile.Code(EWOULDBLOCK) }
        usleep(delay)
        delay = min(2 * delay, 5_000)
      // The file system has no locks, or no locks of folders. A write without a lock is better than
      // no write.
      case ENOLCK, ENOTSUP, ENOSYS, EINVAL, EBADF: return
      default: throw OpenFile.Code()
      }
    }
  }
}
