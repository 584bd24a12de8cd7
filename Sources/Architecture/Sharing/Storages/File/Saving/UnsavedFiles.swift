import ConcurrencyExtras
import Foundation
import Termination

/// A file that stores its last value in memory until the value is on the disk.
protocol UnsavedFile: AnyObject, Sendable {
  /// Writes the last value. The function returns when the value is on the disk or the write has
  /// failed.
  func flush()
}

extension StoredFile: UnsavedFile {}

extension AppSettings: UnsavedFile {}

/// The files whose last value is not on the disk. The files are retained until they are written.
enum UnsavedFiles {
  private static let files = Lock<[ObjectIdentifier: any UnsavedFile]>([:])

  /// Adds a file, and returns whether the file was not in the set.
  static func insert(_ file: any UnsavedFile) -> Bool {
    files.withLock { $0.updateValue(file, forKey: ObjectIdentifier(file)) == nil }
  }

  static func remove(_ file: any UnsavedFile) {
    _ = files.withLock { $0.removeValue(forKey: ObjectIdentifier(file)) }
  }

  /// Writes the last values of all files. The function returns when the values are on the disk or
  /// the writes have failed.
  static func flush() {
    // A change that another thread saves is not in the set before its key has received it.
    WaitingSaves.flush()
    for file in files.withLock({ Array($0.values) }) { file.flush() }
  }

  /// Ensures that the values are written when the process ends. Called when a file is unsaved.
  static func prepareForTermination() {
    _ = registration
    TerminationSignals.installHandlers()
  }

  private static let registration: Void = {
    atexit { UnsavedFiles.flush() }
    // A desktop may end the program after a log-out without an exit.
    TerminationActions.shared.addFlush { UnsavedFiles.flush() }
    TerminationSignals.addFlush { UnsavedFiles.flush() }
  }()
}
