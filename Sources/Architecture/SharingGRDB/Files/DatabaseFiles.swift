#if SharingGRDB
  import Foundation
  import Sharing

  /// The file of a database, its log, and the index of the log.
  struct DatabaseFiles {
    let path: String

    /// Renames the files.
    ///
    /// The log is renamed first, because SQLite would apply a remaining log to a new database. The
    /// index is also renamed, because connections of another process use the index for their locks.
    ///
    /// - Returns: The new path of the database.
    func moveAside() throws(FileFailure) -> String {
      let target = try reservedPath()
      for suffix in ["-wal", "-shm"] {
        if rename(path + suffix, target + suffix) != 0, errno != ENOENT {
          let code = errno
          unlink(target)
          throw FileFailure(path + suffix, cannotBe: .movedAside, errno: code)
        }
      }
      if rename(path, target) != 0 {
        throw FileFailure(path, cannotBe: .movedAside, errno: errno)
      }
      return target
    }

    /// Creates an empty file with an unused name in the same folder, so that no other file is
    /// replaced.
    private func reservedPath() throws(FileFailure) -> String {
      let date = Date()
      for number in 1...100 {
        let target = UnreadableFileName.path(for: path, at: date, number: number)
        if ["-wal", "-shm"].contains(where: { access(target + $0, F_OK) == 0 }) { continue }
        let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
          close(descriptor)
          return target
        }
        if errno != EEXIST { throw FileFailure(path, cannotBe: .movedAside, errno: errno) }
      }
      throw FileFailure(path, cannotBe: .movedAside, because: "too many files were moved aside")
    }
  }
#endif
