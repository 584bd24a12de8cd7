import Foundation
import Gtk

/// An action that opens a link. By default, the link is opened with the program that the user has
/// chosen for this kind of link.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// …
/// Button("Website") { openURL(website) }
/// ```
///
/// To handle links within the app, set another action:
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   guard let link = DeepLink(url) else { return .systemAction }
///   store.send(.follow(link))
///   return .handled
/// })
/// ```
///
/// If no program opens the link, `completion` is called with `false`. If no completion is passed,
/// an alert is shown.
@MainActor
public struct OpenURLAction {
  /// The result of handling a link.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler has opened the link.
    public static let handled = Result(kind: .handled)

    /// The handler has ignored the link, and no program opens the link.
    public static let discarded = Result(kind: .discarded)

    /// The system opens the link.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another link instead.
    public static func systemAction(_ url: URL) -> Self { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private weak var window: WindowContext?
  /// The environment of the view that reads the action, without the window, so that the action
  /// doesn't retain the window.
  private var environment = EnvironmentValues()

  /// Creates an action that calls a handler for each link.
  ///
  /// - Parameter handler: Called with each link. The result determines whether the system opens the
  ///   link.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Returns a copy of the action that shows alerts in an environment, and above its window.
  func showingAlerts(in environment: EnvironmentValues) -> Self {
    var action = self
    action.window = environment.window
    action.environment = environment
    action.environment.window = nil
    return action
  }

  /// Opens a link. If no program opens the link, an alert is shown. If the handler discards the
  /// link, nothing happens.
  public func callAsFunction(_ url: URL) {
    guard case .system(let other) = handler(url).kind else { return }
    open(other ?? url) { [weak window, environment] isOpened in
      guard !isOpened else { return }
      var environment = environment
      environment.window = window
      UnopenedLinkAlert.show(url, in: environment)
    }
  }

  /// Opens a link. Calls `completion` with `true` if the handler has handled the link or a program
  /// has opened the link, and otherwise with `false`.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    switch handler(url).kind {
    case .handled:
      completion(true)
    case .discarded:
      completion(false)
    case .system(let other):
      open(other ?? url, completion: completion)
    }
  }

  /// Opens a link with the system. Calls `completion` with `true` if a program opened the link, and
  /// otherwise with `false`.
  private func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    Address.show(url.absoluteString, above: window?.window, completion: completion)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// An action that opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self].showingAlerts(in: self) }
    set { self[OpenURLKey.self] = newValue }
  }
}
