import Foundation

/// The identity of one version of a file. Each write of the file, and each replacement, results in
/// a different identity.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  /// The time of the last write, or the time that the writer has set: the time of the change that
  /// was written.
  let time: FileTime

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    time = FileTime(status.st_mtim)
  }

  /// Creates the identity of a file in memory, which only this process can change.
  init(content data: Data) {
    device = 0
    inode = UInt64(truncatingIfNeeded: Array(data).hashValue)
    size = Int64(data.count)
    time = .distantPast
  }

  /// Returns the identity of the file at a path, or `nil` if there is no file. The function follows
  /// symbolic links.
  static func ofFile(at path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status) : nil
  }
}

/// A time that can be compared with the time of the last change of a file.
struct FileTime: Hashable, Comparable, Sendable {
  let seconds: Int
  let nanoseconds: Int

  static let distantPast = FileTime(timespec(tv_sec: .min, tv_nsec: 0))

  /// The current time of the system clock, with a resolution of nanoseconds.
  ///
  /// The clock of the file system is not sufficient, because that clock can advance in steps of a
  /// few milliseconds. Within a step, a process can save a change before another process changes
  /// the value, and the later change must win.
  static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  init(_ time: timespec) {
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
  }
}

extension stat {
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
