import Foundation

/// The reasons of errors of reading and writing files, as phrases for messages.
enum FileErrorMessage {
  static func reason(of error: any Error) -> String {
    let file = error as? CocoaError
    return switch file?.code {
    case .fileWriteOutOfSpace: "there is no space left on the disk"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileWriteNoPermission, .fileReadNoPermission: "the permission is missing"
    default: (file?.underlying as? POSIXError)?.systemMessage ?? "\(error)"
    }
  }
}

extension POSIXError {
  /// The system's description of the error.
  fileprivate var systemMessage: String { String(cString: strerror(code.rawValue)) }
}
