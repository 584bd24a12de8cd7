import Foundation

/// Messages for errors of reading and writing files.
enum FileFailure {
  static func reason(of error: any Error) -> String {
    let file = error as? CocoaError
    return switch file?.code {
    case .fileWriteOutOfSpace: "there is no space left on the disk"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileWriteNoPermission, .fileReadNoPermission: "the permission is missing"
    default: (file?.underlying as? POSIXError)?.said ?? "\(error)"
    }
  }
}

extension POSIXError {
  /// The description of the error by the system.
  fileprivate var said: String { String(cString: strerror(code.rawValue)) }
}
