import Foundation
import IssueReporting

extension DependencyValues {
  /// What opens a URL in the app for it, such as the browser.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// return .run { _ in await openURL(URL(string: "https://www.swift.org")!) }
  /// ```
  ///
  /// An app asks the desktop, through `xdg-open`. In a test nothing opens: it is reported as an
  /// issue unless overridden.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Opens URLs.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens URLs in a way of its own.
  ///
  /// - Parameter handler: Opens a URL, and returns whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL. Call it as a function.
  ///
  /// - Returns: Whether the URL could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  /// Opens a URL where a closure is wanted that returns nothing.
  @_disfavoredOverload
  public func callAsFunction(_ url: URL) async {
    _ = await handler(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await DesktopURLOpener().open($0) }
  static let testValue = OpenURLEffect { url in
    reportIssue(
      """
      @Dependency(\\.openURL) was used in a test that does not override it.

        URL: \(url.absoluteString)

      A test must not open other apps. Override it, and have the test check the URL: \
      '$0.openURL = OpenURLEffect { … }'.
      """
    )
    return false
  }
}
