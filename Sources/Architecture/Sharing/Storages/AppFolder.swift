import Foundation
import IssueReporting

/// A folder for the files of an app.
///
/// ```swift
/// let url = AppFolder.data.url(of: "org.example.Notes").appending(path: "notes.json")
/// ```
///
/// The locations follow the XDG base directory specification,
/// <https://specifications.freedesktop.org/basedir-spec/latest/>.
public enum AppFolder: CaseIterable, Sendable {
  /// The folder for settings: in `$XDG_CONFIG_HOME`, or in `~/.config`.
  case configuration
  /// The folder for the documents and databases of the user: in `$XDG_DATA_HOME`, or in
  /// `~/.local/share`.
  case data
  /// The folder for state that can be lost without harm, such as the session: in `$XDG_STATE_HOME`,
  /// or in `~/.local/state`.
  case state

  /// Returns the URL of the folder of an app.
  ///
  /// - Parameters:
  ///   - app: The application identifier, such as `org.example.Notes`. An identifier that is not
  ///     the name of a folder is reported as an issue, and changed to a valid name.
  ///   - environment: The environment. A variable that is not an absolute path is ignored.
  ///   - home: The home folder, for the default location.
  /// - Returns: The URL of the folder. The folder need not exist.
  public func url(
    of app: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    let base =
      if let path = environment[variable], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        home.appending(path: defaultPath, directoryHint: .isDirectory)
      }
    return base.appending(path: Self.validName(app), directoryHint: .isDirectory)
  }

  private var variable: String {
    switch self {
    case .configuration: "XDG_CONFIG_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  private var defaultPath: String {
    switch self {
    case .configuration: ".config"
    case .data: ".local/share"
    case .state: ".local/state"
    }
  }

  private static func validName(_ app: String) -> String {
    let isDots = ["", ".", ".."].contains(app)
    guard isDots || app.contains("/") || app.contains("\0") else { return app }
    let name = isDots ? "app" : app.replacing("/", with: "-").replacing("\0", with: "-")
    reportIssue(
      """
      The application identifier \(app.debugDescription) can't be the name of a folder. \
      '\(name)' is used. Use an identifier such as "org.example.Notes".
      """
    )
    return name
  }
}
