import Foundation

/// A function that opens a URL with the user's preferred app, through the desktop.
struct DesktopURLOpener {
  /// The program that is run with the URL as its argument.
  var program = "xdg-open"

  /// Opens a URL, and returns whether the program succeeded. Returns `false` if the URL has no
  /// scheme, if the program is not installed, or if the program fails, for example because there is
  /// no app for the URL.
  func open(_ url: URL) async -> Bool {
    // The program could parse a URL without scheme as an option.
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
