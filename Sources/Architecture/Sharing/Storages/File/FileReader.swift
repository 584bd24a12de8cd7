import Foundation

/// A regular file that is read in parts.
///
/// The functions block the thread. A reader must not be used by two threads at the same time.
package final class FileReader {
  private let path: String
  private let file: OpenFile

  /// The size of the file when the file was opened, in bytes.
  package let size: Int

  /// Opens a file.
  ///
  /// - Parameter path: The absolute path of the file.
  /// - Throws: `FileFailure` if the file can't be read, for example because the file is a folder.
  package init(path: String) throws(FileFailure) {
    self.path = path
    let durableFile = DurableFile(path: path)
    do throws(OpenFile.Code) {
      file = try OpenFile(path: path, flags: O_RDONLY)
      let status = try file.status()
      try durableFile.checkType(of: status)
      size = Int(status.st_size)
    } catch {
      throw durableFile.failure(error, .read)
    }
  }

  /// Reads the next part of the file.
  ///
  /// - Parameter count: The maximum number of bytes.
  /// - Returns: The part, which is empty at the end of the file.
  /// - Throws: `FileFailure` if the part can't be read.
  package func read(upTo count: Int = 64 * 1024) throws(FileFailure) -> Data {
    var buffer = [UInt8](repeating: 0, count: count)
    while true {
      let readCount = Foundation.read(file.descriptor, &buffer, count)
      if readCount >= 0 { return Data(buffer.prefix(readCount)) }
      if errno != EINTR {
        throw FileFailure(path, cannotBe: .read, errno: errno)
      }
    }
  }
}
