import Foundation
import Gtk

/// Opens a link, with the program that the user has chosen for its kind.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// …
/// Button("Website") { openURL(website) }
/// ```
///
/// Hand down another to deal with links within the app:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let link = DeepLink(url) else { return .systemAction }
///   store.send(.follow(link))
///   return .handled
/// })
/// ```
///
/// A link that nothing opens is told to `completion`; without one an alert says so.
@MainActor
public struct OpenURLAction {
  /// What has become of a link.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)

    /// The handler has done nothing, and nobody else shall.
    public static let discarded = Result(kind: .discarded)

    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another in its place.
    public static func systemAction(_ url: URL) -> Self { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private weak var window: Gtk.Window?

  /// - Parameter handler: Opens a link, or says that the system is to.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// The same, with what the system shows above a window.
  func above(_ window: Gtk.Window?) -> Self {
    var action = self
    action.window = window
    return action
  }

  public func callAsFunction(_ url: URL) {
    open(url) { [weak window] isAccepted in
      if !isAccepted {
        UnopenedLinkAlert.show(url, above: window)
      }
    }
  }

  /// Opens a link, and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    open(url, completion: completion)
  }

  private func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    switch handler(url).kind {
    case .handled:
      completion(true)
    case .discarded:
      completion(false)
    case .system(let other):
      Address.show((other ?? url).absoluteString, above: window, completion: completion)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].above(window?.window) }
    set { self[OpenURLKey.self] = newValue }
  }
}
