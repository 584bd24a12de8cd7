import ConcurrencyExtras
import Foundation

/// The files whose last value is not on the disk. The files are retained until they are written.
enum UnsavedFiles {
  private static let files = Lock<[ObjectIdentifier: StoredFile]>([:])

  static func insert(_ file: StoredFile) {
    files.withLock { $0[ObjectIdentifier(file)] = file }
  }

  static func remove(_ file: StoredFile) {
    _ = files.withLock { $0.removeValue(forKey: ObjectIdentifier(file)) }
  }

  /// Writes the last values of all files. The function returns when the values are on the disk or
  /// the writes have failed.
  static func flush() {
    for file in files.withLock({ Array($0.values) }) { file.flush() }
  }

  /// Ensures that the values are written when the process ends. Called when a file is unsaved.
  static func prepareForTermination() {
    _ = registration
    TerminationSignals.installHandlers()
  }

  private static let registration: Void = {
    atexit { UnsavedFiles.flush() }
  }()
}
