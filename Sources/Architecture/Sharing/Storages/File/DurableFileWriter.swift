import Foundation

/// The new content of a ``DurableFile``, which is written in parts.
///
/// The content is written to a temporary file in the folder of the file. ``commit()`` renames the
/// temporary file, so that no incomplete file is at the path at any time. If the writer is released
/// before, the temporary file is removed, and the file at the path is unchanged.
///
/// The functions block the thread. A writer must not be used by two threads at the same time.
package final class DurableFileWriter {
  private let durableFile: DurableFile
  private let folder: String
  /// The path of the file, or of the target of the symbolic link at the path.
  private let target: String
  private let temporary: String
  /// The temporary file, or `nil` after the commit or a failure.
  private var file: OpenFile?

  /// Creates a temporary file. Missing folders are created.
  ///
  /// - Parameter path: The absolute path of the file that is replaced by the commit.
  /// - Throws: `FileFailure` if the file can't be written.
  package init(path: String) throws(FileFailure) {
    durableFile = DurableFile(path: path)
    do throws(OpenFile.Code) {
      guard let target = SymbolicLinks.chain(from: path)?.last else {
        throw OpenFile.Code(ELOOP)
      }
      self.target = target
      folder = SymbolicLinks.folder(of: target)
      try Self.createFolder(folder)
      AbandonedFiles.removeOnce(in: folder)
      let replaced = try Self.replacedStatus(of: durableFile, at: target)
      let unique = String(UInt64.random(in: 0 ... .max), radix: 36)
      temporary = "\(folder)/\(AbandonedFiles.prefix)\(unique)"
      file = try Self.create(temporary, replacing: replaced)
    } catch {
      throw durableFile.failure(error, .written)
    }
  }

  deinit {
    if file != nil { unlink(temporary) }
  }

  /// Appends a part of the content.
  ///
  /// - Parameter data: The part.
  /// - Throws: `FileFailure` if the part can't be written.
  package func write(_ data: Data) throws(FileFailure) {
    do throws(OpenFile.Code) {
      guard file != nil else { throw OpenFile.Code(EBADF) }
      try file?.write(data)
    } catch {
      throw durableFile.failure(error, .written)
    }
  }

  /// Replaces the file. The content is on the disk when the function returns.
  ///
  /// - Returns: The identity of the version that was written.
  /// - Throws: `FileFailure` if the file can't be replaced. The file is then unchanged, unless only
  ///   the last step, which waits for the disk, has failed.
  @discardableResult
  package func commit() throws(FileFailure) -> FileIdentity {
    do throws(OpenFile.Code) {
      let identity = try finish(changedAt: nil)
      try move()
      return identity
    } catch {
      throw abandon(error)
    }
  }

  /// Replaces a version of the file, unless another process has replaced the version.
  ///
  /// - Parameters:
  ///   - time: The time of the last change of the file; `nil` for the current time.
  ///   - identity: The identity of the version that is replaced; `nil` if there is no file.
  /// - Returns: The identity of the version that was written, or `nil` if the file has another
  ///   identity. The file is then unchanged.
  /// - Throws: `FileFailure` as ``commit()``.
  func commit(
    changedAt time: FileTime?,
    replacing identity: FileIdentity?
  ) throws(FileFailure) -> FileIdentity? {
    do throws(OpenFile.Code) {
      let new = try finish(changedAt: time)
      let path = durableFile.path
      let isReplaced = try FileLock.withLock(ofFolder: folder) { () throws(OpenFile.Code) in
        guard FileIdentity.ofFile(at: path) == identity else { return false }
        if rename(temporary, target) != 0 { throw OpenFile.Code() }
        return true
      }
      guard isReplaced else {
        unlink(temporary)
        return nil
      }
      try Self.synchronizeFolder(folder)
      return new
    } catch {
      throw abandon(error)
    }
  }

  /// Waits until the temporary file is on the disk, and closes the file.
  ///
  /// If the file were closed after its rename, the kernel would report two changes of the new path:
  /// the rename, and the end of the writing.
  private func finish(changedAt time: FileTime?) throws(OpenFile.Code) -> FileIdentity {
    guard let file = file.take() else { throw OpenFile.Code(EBADF) }
    // After the last write, which sets the time.
    if let time { file.setTime(time) }
    try file.synchronize()
    return FileIdentity(try file.status())
  }

  private func move() throws(OpenFile.Code) {
    if rename(temporary, target) != 0 { throw OpenFile.Code() }
    try Self.synchronizeFolder(folder)
  }

  /// Removes the temporary file, and returns the error of a system call that has failed.
  private func abandon(_ code: OpenFile.Code) -> FileFailure {
    unlink(temporary)
    return durableFile.failure(code, .written)
  }

  /// Creates a temporary file with the owner and the permissions of the replaced file.
  private static func create(
    _ path: String,
    replacing replaced: stat?
  ) throws(OpenFile.Code) -> OpenFile {
    let file = try OpenFile(path: path, flags: O_WRONLY | O_CREAT | O_EXCL)
    // If the file system has no locks, only the age of the file protects the file.
    _ = flock(file.descriptor, LOCK_EX | LOCK_NB)
    do throws(OpenFile.Code) {
      if let replaced { try FilePermissions.copy(of: replaced, to: file) }
    } catch {
      unlink(path)
      throw error
    }
    return file
  }

  /// Returns the status of the file that will be replaced, or `nil` if there is no file.
  private static func replacedStatus(
    of file: DurableFile,
    at target: String
  ) throws(OpenFile.Code) -> stat? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw OpenFile.Code()
    }
    try file.checkType(of: status)
    // A rename could replace a file that the user has made read-only.
    if access(target, W_OK) != 0 { throw OpenFile.Code() }
    return status
  }

  private static func createFolder(_ path: String) throws(OpenFile.Code) {
    if mkdir(path, 0o700) == 0 {
      return try synchronizeFolder(SymbolicLinks.folder(of: path))
    }
    switch errno {
    // If the path is a file, the creation of the temporary file fails with a clear error.
    case EEXIST: return
    case ENOENT:
      let parent = SymbolicLinks.folder(of: path)
      guard parent != path else { throw OpenFile.Code(ENOENT) }
      try createFolder(parent)
      // Another process may have created the folder.
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw OpenFile.Code() }
      try synchronizeFolder(parent)
    default:
      let code = OpenFile.Code()
      // An existing folder on a read-only disk, or in a folder without permission, is sufficient.
      if access(path, X_OK) == 0 { return }
      throw code
    }
  }

  private static func synchronizeFolder(_ path: String) throws(OpenFile.Code) {
    do throws(OpenFile.Code) {
      try OpenFile(path: path, flags: O_RDONLY | O_DIRECTORY).synchronize()
    } catch {
      // The user can create files in a folder, but can't list them.
      if error.errno == EACCES { return }
      throw error
    }
  }
}
