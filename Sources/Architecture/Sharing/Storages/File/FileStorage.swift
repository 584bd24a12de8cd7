import ConcurrencyExtras
import Dependencies
import Foundation

/// A storage of values in files. Copies of a storage share the files and are equal.
public struct FileStorage: Hashable, Sendable {
  let files: StoredFiles
  private let identity: ObjectIdentifier

  private init(_ files: StoredFiles, identity: ObjectIdentifier) {
    self.files = files
    self.identity = identity
  }

  /// The files of the system.
  ///
  /// A value is written on a background queue: the first change at once, and later changes at most
  /// once per second. Unsaved values are written when the program exits normally, and when SIGTERM,
  /// SIGINT or SIGHUP ends the program, unless the program handles the signal itself. A change is
  /// lost if the program crashes before the change is written.
  public static let fileSystem = fileSystem(scheduler: .background)

  /// A new storage without files, for tests and previews. Each access returns a different storage.
  ///
  /// A value is encoded and stored before the change of the value returns.
  public static var inMemory: FileStorage { inMemory(fileSystem: LockIsolated([:])) }

  /// Returns a storage that stores the contents of the files in a dictionary.
  ///
  /// ```swift
  /// let files = LockIsolated<[URL: Data]>([url: Data("42".utf8)])
  /// let storage = FileStorage.inMemory(fileSystem: files)
  /// ```
  ///
  /// - Parameter fileSystem: The contents. A change of the dictionary is not observed. If the same
  ///   object is passed again, the storages are equal.
  /// - Returns: The storage.
  public static func inMemory(fileSystem: LockIsolated<[URL: Data]>) -> FileStorage {
    let files = StoredFiles { url in
      StoredFile(
        MemoryFile(url: url, files: fileSystem),
        scheduler: .immediate,
        isOnDisk: false
      )
    }
    return FileStorage(files, identity: ObjectIdentifier(fileSystem))
  }

  static func fileSystem(scheduler: FileScheduler) -> FileStorage {
    let files = StoredFiles { url in
      url.isFileURL
        ? StoredFile(DurableFile(path: url.path), scheduler: scheduler, isOnDisk: true)
        : StoredFile(InvalidFile(url: url), scheduler: scheduler, isOnDisk: false)
    }
    return FileStorage(files, identity: ObjectIdentifier(files))
  }

  /// Writes the unsaved values of all files. The function returns when the values are on the disk,
  /// or the writes have failed.
  ///
  /// The function is called when the program exits normally. Call the function before the program
  /// ends in another way, such as `_exit`.
  public static func flush() {
    UnsavedFiles.flush()
  }

  /// Returns whether both values are copies of one storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The files of a storage that are in use. All keys of a file share the state of the file.
final class StoredFiles: Sendable {
  private struct Entry {
    weak var file: StoredFile?
  }

  private let entries = Lock<[URL: Entry]>([:])
  private let make: @Sendable (URL) -> StoredFile

  init(_ make: @escaping @Sendable (URL) -> StoredFile) {
    self.make = make
  }

  func file(at url: URL) -> StoredFile {
    // The files that are read are released after the lock.
    var used: [StoredFile] = []
    defer { withExtendedLifetime(used) {} }
    return entries.withLock { entries in
      if let file = entries[url]?.file { return file }
      // The entries of released files are removed when the number of entries has doubled, so that
      // the mean cost is constant.
      if entries.count > 16, entries.count.nonzeroBitCount == 1 {
        used = entries.values.compactMap(\.file)
        entries = entries.filter { $0.value.file != nil }
      }
      let file = make(url)
      entries[url] = Entry(file: file)
      return file
    }
  }
}

private enum DefaultFileStorageKey: DependencyKey {
  static var liveValue: FileStorage { .fileSystem }
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The storage of ``SharedReaderKey/fileStorage(_:reportsUnreadableFile:decoder:encoder:)``: the
  /// files of the system. Each test, and each preview, has its own storage in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }
}
