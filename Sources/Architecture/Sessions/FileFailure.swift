import Foundation

/// Why the system refuses to read or write a file, in words.
enum FileFailure {
  static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: "there is no space left on the disk"
    case .fileWriteVolumeReadOnly: "the disk can only be read"
    case .fileWriteNoPermission, .fileReadNoPermission: "there is no permission to do so"
    default: (error as NSError).underlying ?? error.localizedDescription
    }
  }
}

extension NSError {
  /// What the system itself said.
  fileprivate var underlying: String? {
    let error = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
    guard error.domain == NSPOSIXErrorDomain else { return nil }
    return String(cString: strerror(Int32(error.code)))
  }
}
