import Foundation

/// Has the desktop open a URL with the app that the user prefers for it.
struct DesktopURLOpener {
  /// The program that is given the URL.
  var program = "xdg-open"

  /// Returns whether the URL was opened: not if it is relative, the program is not installed, or
  /// the program knows no app for it.
  func open(_ url: URL) async -> Bool {
    // A URL without scheme might be taken for an option of the program.
    guard url.scheme != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, url.absoluteString]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }
}
