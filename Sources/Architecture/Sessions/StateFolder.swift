import Foundation

/// Where an app keeps what it remembers of its use, and could do without.
///
/// As the XDG base directory specification has it: the app's folder in `$XDG_STATE_HOME`, which is
/// `~/.local/state` where that isn't set, or isn't an absolute path.
public enum StateFolder {
  /// The folder of an app. It may not exist yet.
  ///
  /// - Parameter app: The app's id, such as `org.example.Notes`.
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
