import ComposableArchitecture
import DeepLinks
import Foundation

/// A link on the command line, which is checked before a window is shown.
public enum LaunchLink {
  /// Returns the URL of a link, in the form in which the desktop passes a link to the app.
  ///
  /// The method only reads the file of the stand-ups, because another instance of the app may write
  /// the file. If the file can't be read, the existence of the stand-ups is not checked. The app
  /// then informs about the file.
  ///
  /// - Parameters:
  ///   - link: The link, with or without its scheme.
  ///   - file: The file of the stand-ups. If there is no file, there are no stand-ups.
  /// - Returns: The URL.
  /// - Throws: An error for the first part of the link that is not valid.
  public static func url(_ link: String, file: URL = .standups) throws(DeepLinkError) -> URL? {
    let parts = try DeepLinkRouter.standups.screens(link)
    if let standups = standups(in: file) {
      _ = try LinkResolver.screens(link, in: Shared(value: standups))
    }
    return DeepLinkRouter.standups.link(to: parts).flatMap(URL.init(string:))
  }

  private static func standups(in file: URL) -> IdentifiedArrayOf<Standup>? {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let data = try? Data(contentsOf: file) else { return nil }
    guard !data.isEmpty else { return [] }
    return try? JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: data)
  }
}
