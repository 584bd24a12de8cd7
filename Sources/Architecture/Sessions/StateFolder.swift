import Foundation

/// The folder for state of an app that can be lost without harm, such as the session.
///
/// The location follows the XDG base directory specification. The folder is the app's folder in
/// `$XDG_STATE_HOME`, or in `~/.local/state` if the variable is not set or is not an absolute path.
public enum StateFolder {
  /// Returns the folder of an app.
  ///
  /// - Parameters:
  ///   - app: The application identifier, such as `org.example.Notes`.
  ///   - environment: The environment, from which `XDG_STATE_HOME` is read.
  ///   - home: The home folder, for the default location.
  /// - Returns: The URL of the folder. The folder need not exist.
  public static func url(
    of app: String,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    let base =
      if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        home.appending(path: ".local/state", directoryHint: .isDirectory)
      }
    return base.appending(path: app, directoryHint: .isDirectory)
  }
}
