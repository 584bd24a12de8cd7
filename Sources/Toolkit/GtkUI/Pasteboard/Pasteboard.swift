import Gtk

/// The pasteboard that all programs share to copy and paste text. Linux desktops call the
/// pasteboard the clipboard.
///
/// ```swift
/// Button("Copy Link") { Pasteboard.general.setString("https://example.org") }
/// ```
///
/// The name is the name of the pasteboard of UIKit and AppKit. The content of another program is
/// read asynchronously, because the other program sends the content on demand.
@MainActor
public struct Pasteboard {
  /// The pasteboard of the display.
  public static let general = Pasteboard()

  /// Whether the pasteboard contains a text. `false` if there is no display.
  public var hasStrings: Bool { Clipboard.default?.containsText ?? false }

  /// Replaces the content of the pasteboard with a text. Has no effect if there is no display.
  ///
  /// - Parameter string: The text.
  public func setString(_ string: String) {
    Clipboard.default?.setText(string)
  }

  /// Returns the text of the pasteboard, or `nil` if the content is no text.
  public func string() async -> String? {
    await withCheckedContinuation { continuation in
      readString { continuation.resume(returning: $0) }
    }
  }

  /// Reads the text of the pasteboard, and calls `completion` with the text, or with `nil` if the
  /// content is no text.
  func readString(_ completion: @escaping @MainActor (String?) -> Void) {
    guard let clipboard = Clipboard.default, clipboard.containsText else { return completion(nil) }
    clipboard.readText(completion)
  }
}
