import Foundation
import Gtk

/// The information about an app that its "About" dialog shows.
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
/// The dialog is a sheet with the icon, the name, the developers and the version of the app, and
/// rows for the links, the credits and the license. The texts are shown unchanged. In the credits,
/// the row of a person with an address in angle brackets opens the address.
public struct AboutInfo: Sendable {
  /// The license of the app.
  public enum License: Hashable, Sendable {
    /// A license whose name the dialog shows, with a link to the text of the license.
    case mit, apache2, bsd2, bsd3, mpl2
    /// A license of the GNU project, in the named version or any later version.
    case gpl2, gpl3, lgpl21, lgpl3, agpl3
    /// The text of another license.
    case text(String)
  }

  /// The name of the app, or `nil` for the app's `displayName`.
  public var name: String?
  /// The version of the app, such as "1.2", or `nil` to show no version.
  public var version: String?
  /// A sentence about the purpose of the app.
  public var comments: String?
  /// The copyright notice, such as "© 2026 Ada Example", or `nil` to show no notice.
  public var copyright: String?
  /// The address of the app's website, or `nil` to show no link.
  public var website: URL?
  /// The address at which users report problems of the app, or `nil` to show no link.
  public var issues: URL?
  /// The license of the app, or `nil` to show no license.
  public var license: License?
  /// The names of the developers, below the name of the app and in the credits. An email address or
  /// a web address in angle brackets is a link in the credits.
  public var developers: [String]
  /// The names of the designers, in the credits.
  public var designers: [String]
  /// The names of the translators, in the credits.
  public var translators: [String]
  /// The name of the app's icon, or `nil` for the app's id. If the icon theme doesn't contain the
  /// icon, the dialog shows no icon.
  public var icon: String?

  /// Creates the information. A text that is `nil` and an empty list are not shown. The name and
  /// the icon have default values.
  public init(
    name: String? = nil,
    version: String? = nil,
    comments: String? = nil,
    copyright: String? = nil,
    website: URL? = nil,
    issues: URL? = nil,
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
    self.issues = issues
    self.license = license
    self.developers = developers
    self.designers = designers
    self.translators = translators
    self.icon = icon
  }
}

extension Scene {
  /// Sets the information that the command "About" of the main menu shows.
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
