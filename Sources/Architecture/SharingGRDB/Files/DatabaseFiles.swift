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
    /// - Throws: An error if a file can't be renamed. The other files then have their old names.
    func moveAside() throws(FileFailure) -> String {
      let target = try reservedPath()
      var moved: [String] = []
      for suffix in ["-wal", "-shm", ""] {
        if rename(path + suffix, target + suffix) == 0 {
          moved.append(suffix)
          continue
        }
        let code = errno
        // A database without a log has only one file.
        if code == ENOENT, !suffix.isEmpty { continue }
        unlink(target)
        for suffix in moved.reversed() where rename(target + suffix, path + suffix) != 0 {
          throw FileFailure(
            target + suffix,
            cannotBe: .movedAside,
            because: """
              \(path + suffix) was renamed to this name, but the other files can't be renamed. \
              Rename the file to its old name
              """
          )
        }
        throw FileFailure(path + suffix, cannotBe: .movedAside, errno: code)
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
