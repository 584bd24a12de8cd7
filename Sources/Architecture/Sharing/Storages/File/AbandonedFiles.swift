import ConcurrencyExtras
import Foundation

/// The temporary files of writes that did not finish, because their process was killed.
///
/// A process holds the lock of its temporary file until the content is on the disk. A file without
/// a lock that is older than a minute is abandoned.
enum AbandonedFiles {
  /// The prefix of the names of temporary files.
  static let prefix = ".sharing-unsaved-"

  private static let checkedFolders = Lock<Set<String>>([])

  /// Removes the abandoned files of a folder, at the first call of the process for the folder.
  static func removeOnce(in folder: String) {
    guard checkedFolders.withLock({ $0.insert(folder).inserted }) else { return }
    remove(in: folder, before: Date(timeIntervalSinceNow: -60))
  }

  /// Removes the abandoned files of a folder that were changed last before a date.
  static func remove(in folder: String, before date: Date) {
    // If the folder can't be read, the files remain.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      guard let file = try? OpenFile(path: path, flags: O_RDONLY | O_NOFOLLOW),
        let status = try? file.status(), status.isRegularFile,
        Double(status.st_mtim.tv_sec) < date.timeIntervalSince1970,
        flock(file.descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }
}
