import Foundation
import IssueLocations

extension DependencyValues {
  /// A function that opens a URL in the user's preferred app for the URL, such as the browser.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// return .run { _ in await openURL(URL(string: "https://www.swift.org")!) }
  /// ```
  ///
  /// In an app, the function runs `xdg-open`. In a test that does not override the dependency, the
  /// function opens no URL and reports an issue.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A function that opens URLs.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a value that opens URLs with a custom closure.
  ///
  /// - Parameter handler: A closure that opens a URL, and returns whether the URL was opened.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL. Call the value as a function.
  ///
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  /// Opens a URL. This overload is for code that requires a function without a result.
  @_disfavoredOverload
  public func callAsFunction(_ url: URL) async {
    _ = await handler(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await DesktopURLOpener().open($0) }
  static var testValue: OpenURLEffect {
    let location = DependencyValues.locationOfRead
    return OpenURLEffect { url in
      UnimplementedUse(
        of: #"@Dependency(\.openURL)"#,
        details: [("URL", url.absoluteString)],
        at: location
      )
      .report(
        #"@Dependency(\.openURL) was used in a test that does not override the dependency."#,
        advice: """
          A test must not open other apps. Override the dependency, and check the URL in the test: \
          '$0.openURL = OpenURLEffect { … }'.
          """
      )
      return false
    }
  }
}
