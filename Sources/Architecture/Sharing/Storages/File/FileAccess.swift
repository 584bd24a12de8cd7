import ConcurrencyExtras
import Foundation

/// The functions that access the content of one file, on the disk or in memory.
protocol FileAccess: Sendable {
  /// The name of the file in messages.
  var path: String { get }
  /// The identity of the current version; `nil` if there is no file.
  var identity: FileIdentity? { get }
  /// Returns the current content, or `nil` if there is no file.
  func read() throws(FileFailure) -> DurableFile.Content?
  /// Replaces the content of one version, and returns the identity of the new version.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - time: The time of the change, which becomes the time of the new version; `nil` for the
  ///     time of the write.
  ///   - identity: The version to replace; `nil` if there is no file.
  /// - Returns: The identity of the new version, or `nil` if the current version has another
  ///   identity. The file is then unchanged.
  /// - Throws: `FileFailure` if the file can't be written.
  func write(
    _ data: Data,
    changedAt time: FileTime?,
    replacing identity: FileIdentity?
  ) throws(FileFailure) -> FileIdentity?
  /// Renames one version of the file to an unused name.
  ///
  /// - Parameters:
  ///   - identity: The version to rename.
  ///   - date: The date in the new name.
  /// - Returns: The new path, or `nil` if the current version has another identity. The file is
  ///   then unchanged.
  /// - Throws: `FileFailure` if the file can't be renamed.
  func moveAside(_ identity: FileIdentity?, at date: Date) throws(FileFailure) -> String?
}

extension DurableFile: FileAccess {
  var identity: FileIdentity? { FileIdentity.ofFile(at: path) }

  /// Renames one version of the file to an unused name in the same folder. If the file is a
  /// symbolic link, the target is renamed.
  func moveAside(_ identity: FileIdentity?, at date: Date) throws(FileFailure) -> String? {
    let original = SymbolicLinks.chain(from: path)?.last ?? path
    do throws(OpenFile.Code) {
      return try FileLock.withLock(ofFolder: SymbolicLinks.folder(of: original)) {
        () throws(OpenFile.Code) in
        guard FileIdentity.ofFile(at: path) == identity else { return nil }
        return try rename(original, at: date)
      }
    } catch {
      throw FileFailure(path, cannotBe: .movedAside, errno: error.errno)
    }
  }

  private func rename(_ original: String, at date: Date) throws(OpenFile.Code) -> String {
    for number in 1...100 {
      let target = UnreadableFileName.path(for: original, at: date, number: number)
      // The empty file reserves the name, so that the rename replaces no other file.
      let reservation = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if reservation < 0 {
        if errno == EEXIST { continue }
        throw OpenFile.Code()
      }
      close(reservation)
      if Foundation.rename(original, target) == 0 { return target }
      let code = OpenFile.Code()
      unlink(target)
      throw code
    }
    throw OpenFile.Code(EEXIST)
  }
}

/// A file in memory, for tests and previews.
struct MemoryFile: FileAccess {
  let url: URL
  let files: LockIsolated<[URL: Data]>

  var path: String { url.path }

  var identity: FileIdentity? { files.value[url].map(FileIdentity.init(content:)) }

  func read() -> DurableFile.Content? {
    files.value[url].map { .init(data: $0, identity: FileIdentity(content: $0)) }
  }

  func write(
    _ data: Data,
    changedAt time: FileTime?,
    replacing identity: FileIdentity?
  ) -> FileIdentity? {
    files.withValue { $0[url] = data }
    return FileIdentity(content: data)
  }

  func moveAside(_ identity: FileIdentity?, at date: Date) -> String? {
    files.withValue { files in
      guard files[url].map(FileIdentity.init(content:)) == identity else { return nil }
      let paths = (1...).lazy.map { UnreadableFileName.path(for: path, at: date, number: $0) }
      // The sequence is infinite.
      let target = paths.first { files[URL(filePath: $0)] == nil } ?? path
      files[URL(filePath: target)] = files.removeValue(forKey: url)
      return target
    }
  }
}

/// A file whose URL has no path in the file system.
struct InvalidFile: FileAccess {
  let url: URL

  var path: String { url.absoluteString }
  var identity: FileIdentity? { nil }

  func read() throws(FileFailure) -> DurableFile.Content? { throw failure(.read) }
  func write(
    _ data: Data,
    changedAt time: FileTime?,
    replacing identity: FileIdentity?
  ) throws(FileFailure) -> FileIdentity? {
    throw failure(.written)
  }
  func moveAside(_ identity: FileIdentity?, at date: Date) throws(FileFailure) -> String? {
    throw failure(.movedAside)
  }

  private func failure(_ operation: FileFailure.Operation) -> FileFailure {
    FileFailure(
      path,
      cannotBe: operation,
      because: "the URL is not the URL of a file, such as URL(filePath: \"/home/me/file.json\")"
    )
  }
}
