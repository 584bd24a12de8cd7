import Foundation
import IssueReporting

/// The folder for the settings of an app.
///
/// The location follows the XDG base directory specification. The folder is the app's folder in
/// `$XDG_CONFIG_HOME`, or in `~/.config` if the variable is not set or is not an absolute path.
public enum ConfigurationFolder {
  /// Returns the folder of an app.
  ///
  /// - Parameters:
  ///   - app: The application identifier, such as `org.example.Notes`. An identifier that is not
  ///     the name of a folder is reported as an issue, and changed to a valid name.
  ///   - environment: The environment, from which `XDG_CONFIG_HOME` is read.
  ///   - home: The home folder, for the default location.
  /// - Returns: The URL of the folder. The folder need not exist.
  public static func url(
    of app: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    let base =
      if let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        home.appending(path: ".config", directoryHint: .isDirectory)
      }
    return base.appending(path: validName(app), directoryHint: .isDirectory)
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
