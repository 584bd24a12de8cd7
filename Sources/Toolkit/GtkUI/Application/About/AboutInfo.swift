import Foundation
import Gtk

/// What an app says of itself.
///
/// ```swift
/// WindowGroup { NotesView() }
///   .about(
///     AboutInfo(
///       version: "1.2",
///       comments: "Write things down.",
///       website: URL(string: "https://notes.example.org"),
///       license: .gpl3,
///       developers: ["Ada Example <ada@example.org>"]
///     )
///   )
/// ```
///
/// All of it is shown as it is, but for addresses in angle brackets, which become links.
public struct AboutInfo: Sendable {
  /// On what terms others may use the app.
  public enum License: Hashable, Sendable {
    case mit, apache2, bsd2, bsd3, mpl2
    case gpl2, gpl3, lgpl21, lgpl3, agpl3
    /// One that isn't among them, as its text.
    case text(String)
  }

  /// What the app is called; `nil` for the app's own `displayName`.
  public var name: String?
  public var version: String?
  /// A sentence about what the app is for.
  public var comments: String?
  public var copyright: String?
  public var website: URL?
  public var license: License?
  public var developers: [String]
  public var designers: [String]
  public var translators: [String]
  /// The name of the app's icon; `nil` for the app's id. If the icon theme does not contain the icon,
  /// the window shows no icon.
  public var icon: String?

  public init(
    name: String? = nil,
    version: String? = nil,
    comments: String? = nil,
    copyright: String? = nil,
    website: URL? = nil,
    license: License? = nil,
    developers: [String] = [],
    designers: [String] = [],
    translators: [String] = [],
    icon: String? = nil
  ) {
    self.name = name
    self.version = version
    self.comments = comments
    self.copyright = copyright
    self.website = website
    self.license = license
    self.developers = developers
    self.designers = designers
    self.translators = translators
    self.icon = icon
  }
}

extension Scene {
  /// Says what the app is, for "About" in the main menu.
  public func about(_ info: AboutInfo) -> some Scene {
    transformEnvironment { $0.aboutInfo = info }
  }
}

private enum AboutInfoKey: EnvironmentKey {
  static let defaultValue = AboutInfo()
}

extension EnvironmentValues {
  var aboutInfo: AboutInfo {
    get { self[AboutInfoKey.self] }
    set { self[AboutInfoKey.self] = newValue }
  }
}
