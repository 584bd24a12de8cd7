import Foundation

/// The error of an operation on a file of a storage.
///
/// The error is public only by its description, for example
/// `/home/me/settings.json can't be written: there is no space left on the disk.`
package struct FileFailure: Error, Equatable, CustomStringConvertible {
  package enum Operation: String {
    case opened, read, written
    case movedAside = "moved aside"
  }

  /// The path of the file.
  package let path: String
  package let operation: Operation
  /// The reason, as a phrase without a full stop.
  package let reason: String

  package init(_ path: String, cannotBe operation: Operation, because reason: String) {
    self.path = path
    self.operation = operation
    self.reason = reason
  }

  /// Creates the error of a system call that has failed.
  package init(_ path: String, cannotBe operation: Operation, errno code: CInt) {
    self.init(path, cannotBe: operation, because: Self.reason(of: code))
  }

  /// A message with the path and the reason, for the user.
  package var description: String { "\(path) can't be \(operation.rawValue): \(reason)." }

  private static func reason(of code: CInt) -> String {
    switch code {
    case ENOSPC: "there is no space left on the disk"
    case EDQUOT: "the quota of the disk is exceeded"
    case EROFS: "the disk is read-only"
    case EACCES, EPERM: "the permission is missing"
    case EISDIR: "there is a folder at the path"
    case ENOTDIR: "a part of the path is a file and not a folder"
    case ELOOP: "the path has too many symbolic links"
    case EWOULDBLOCK: "another process holds its lock for more than ten seconds"
    case ENAMETOOLONG: "the name of the file is too long"
    default: String(cString: strerror(code))
    }
  }
}

extension FileFailure: LocalizedError {
  package var errorDescription: String? { description }
}
