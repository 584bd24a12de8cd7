import Foundation

/// A file that is written in one step, so that another process, or this process after a power
/// failure, reads either the old content or the new content.
///
/// The functions block the thread, and can be called on any thread.
package struct DurableFile: Hashable, Sendable {
  /// A version of the file.
  struct Content: Sendable {
    let data: Data
    let identity: FileIdentity
  }

  /// The absolute path of the file. The file at the path can be a symbolic link.
  let path: String

  package init(path: String) {
    self.path = path
  }

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
  @discardableResult
  package func write(_ data: Data) throws(FileFailure) -> FileIdentity {
    let file = try DurableFileWriter(path: path)
    try file.write(data)
    return try file.commit()
  }

  /// Replaces a version of the file, unless another process has replaced the version.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - time: The time of the last change of the file; `nil` for the current time.
  ///   - identity: The identity of the version that is replaced; `nil` if there is no file.
  /// - Returns: The identity of the version that was written, or `nil` if the file has another
  ///   identity. The file is then unchanged.
  /// - Throws: `FileFailure` if the file can't be written.
  func write(
    _ data: Data,
    changedAt time: FileTime?,
    replacing identity: FileIdentity?
  ) throws(FileFailure) -> FileIdentity? {
    let file = try DurableFileWriter(path: path)
    try file.write(data)
    return try file.commit(changedAt: time, replacing: identity)
  }

  /// Returns the error of a system call that has failed.
  func failure(_ code: OpenFile.Code, _ operation: FileFailure.Operation) -> FileFailure {
    code.errno == Self.notAFile
      ? FileFailure(path, cannotBe: operation, because: "the path is not a regular file")
      : FileFailure(path, cannotBe: operation, errno: code.errno)
  }

  /// A code for a device, a socket or a named pipe. The system has no code for this error.
  private static let notAFile: CInt = -1

  /// Checks that there is a regular file, or no file. A named pipe would block the thread until
  /// another process writes to the pipe.
  ///
  /// - Returns: The size of the file in bytes, or `nil` if there is no file.
  /// - Throws: `FileFailure` if there is something else, such as a folder or a named pipe.
  @discardableResult
  package func checkType(before operation: FileFailure.Operation) throws(FileFailure) -> Int? {
    var status = stat()
    // Any other error is reported by the operation itself.
    guard stat(path, &status) == 0 else { return nil }
    do throws(OpenFile.Code) {
      try checkType(of: status)
    } catch {
      throw failure(error, operation)
    }
    return Int(status.st_size)
  }

  /// Checks that the file can be read, or can be replaced by a rename.
  func checkType(of status: stat) throws(OpenFile.Code) {
    if status.isFolder { throw OpenFile.Code(EISDIR) }
    if !status.isRegularFile { throw OpenFile.Code(Self.notAFile) }
  }
}
