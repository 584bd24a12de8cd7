import Foundation
import Gtk

/// Opens an address, as a click on a link does.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// …
/// Button("Help") { openURL(helpURL) }
/// ```
///
/// A view can deal with the addresses that views within open:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   store.send(.linkTapped(url))
///   return .handled
/// })
/// ```
@MainActor
public struct OpenURLAction {
  /// What became of it.
  public enum Result: Sendable {
    case handled
    case discarded
    /// The desktop is to open it.
    case systemAction
  }

  private let handler: @MainActor (URL) -> Result
  fileprivate weak var window: WindowContext?

  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) {
    guard case .systemAction = handler(url) else { return }
    Gtk.Window.open(uri: url.absoluteString, above: window?.window)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue: OpenURLAction? = nil
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self] ?? OpenURLAction { _ in .systemAction }
      action.window = window
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
