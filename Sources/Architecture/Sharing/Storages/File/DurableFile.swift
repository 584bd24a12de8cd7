import Foundation

/// A file that is written in one step, so that another process, or this process after a power
/// failure, reads either the old content or the new content.
///
/// The functions block the thread, and can be called on any thread.
struct DurableFile: Hashable, Sendable {
  /// A version of the file.
  struct Content: Sendable {
    let data: Data
    let identity: FileIdentity
  }

  /// The absolute path of the file. The file at the path can be a symbolic link.
  let path: String

  /// Returns the content of the file, or `nil` if there is no file.
  ///
  /// - Throws: `FileFailure` if the file can't be read, for example because the file is a folder.
  func read() throws(FileFailure) -> Content? {
    do throws(OpenFile.Code) {
      let file = try OpenFile(path: path, flags: O_RDONLY)
      let status = try file.status()
      try checkType(of: status)
      // If the file is written during the read, the identity differs from the identity of the
      // result of that write, so the caller reads the file again.
      return Content(data: try file.readAll(), identity: FileIdentity(status))
    } catch {
      if error.errno == ENOENT || error.errno == ENOTDIR { return nil }
      throw failure(error, .read)
    }
  }

  /// Replaces the content of the file. The content is on the disk when the function returns.
  ///
  /// The function writes a temporary file in the same folder, and renames the temporary file. If
  /// the file is a symbolic link, the target of the link is replaced. Missing folders are created.
  /// The owner and the permissions of an existing file are preserved. Only the user can access a
  /// new file and a new folder.
  ///
  /// - Parameter data: The content.
  /// - Returns: The identity of the version that was written.
  /// - Throws: `FileFailure` if the file can't be written. The file is then unchanged, unless only
  ///   the last step, which waits for the disk, has failed.
  func write(_ data: Data) throws(FileFailure) -> FileIdentity {
    do throws(OpenFile.Code) {
      guard let target = SymbolicLinks.chain(from: path)?.last else {
        throw OpenFile.Code(ELOOP)
      }
      let folder = SymbolicLinks.folder(of: target)
      try Self.createFolder(folder)
      AbandonedFiles.removeOnce(in: folder)
      let replaced = try replacedStatus(at: target)
      let unique = String(UInt64.random(in: 0 ... .max), radix: 36)
      let temporary = "\(folder)/\(AbandonedFiles.prefix)\(unique)"
      do throws(OpenFile.Code) {
        let identity = try Self.create(temporary, with: data, replacing: replaced)
        if rename(temporary, target) != 0 { throw OpenFile.Code() }
        try Self.synchronizeFolder(folder)
        return identity
      } catch {
        unlink(temporary)
        throw error
      }
    } catch {
      throw failure(error, .written)
    }
  }

  /// Creates a file, and waits until the file is on the disk.
  ///
  /// The file is closed when the function returns. If the file were closed after its rename, the
  /// kernel would report two changes of the new path: the rename, and the end of the writing.
  private static func create(
    _ path: String,
    with data: Data,
    replacing replaced: stat?
  ) throws(OpenFile.Code) -> FileIdentity {
    let file = try OpenFile(path: path, flags: O_WRONLY | O_CREAT | O_EXCL)
    // If the file system has no locks, only the age of the file protects the file.
    _ = flock(file.descriptor, LOCK_EX | LOCK_NB)
    if let replaced { try copyPermissions(of: replaced, to: file) }
    try file.write(data)
    try file.synchronize()
    return FileIdentity(try file.status())
  }

  private func failure(_ code: OpenFile.Code, _ operation: FileFailure.Operation) -> FileFailure {
    code.errno == Self.notAFile
      ? FileFailure(path, cannotBe: operation, because: "the path is not a regular file")
      : FileFailure(path, cannotBe: operation, errno: code.errno)
  }

  /// A code for a device, a socket or a named pipe. The system has no code for this error.
  private static let notAFile: CInt = -1

  private func checkType(of status: stat) throws(OpenFile.Code) {
    if status.isFolder { throw OpenFile.Code(EISDIR) }
    if !status.isRegularFile { throw OpenFile.Code(Self.notAFile) }
  }

  /// Returns the status of the file that will be replaced, or `nil` if there is no file.
  private func replacedStatus(at target: String) throws(OpenFile.Code) -> stat? {
    var status = stat()
    guard stat(target, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw OpenFile.Code()
    }
    try checkType(of: status)
    // A rename could replace a file that the user has made read-only.
    if access(target, W_OK) != 0 { throw OpenFile.Code() }
    return status
  }

  private static func copyPermissions(
    of status: stat,
    to file: borrowing OpenFile
  ) throws(OpenFile.Code) {
    let new = try file.status()
    if new.st_uid != status.st_uid || new.st_gid != status.st_gid {
      // Only the superuser can change the owner, so the owner of the new file is the user of the
      // process if the call fails.
      _ = fchown(file.descriptor, status.st_uid, status.st_gid)
    }
    // After `fchown`, which clears some permissions.
    if fchmod(file.descriptor, status.st_mode & 0o7777) != 0 { throw OpenFile.Code() }
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
