import Foundation

/// The resource files of an app, in the installation or in the package that the app was built from.
///
/// The files are located relative to the executable. The app therefore finds the files even if the
/// installation was moved, or if the app was started through a symbolic link.
public struct InstalledFiles: Sendable {
  private let executable: URL

  /// - Parameter executable: The URL of the executable. The URL must not be a symbolic link.
  public init(executable: URL = Self.runningExecutable) {
    self.executable = executable
  }

  /// The URL of the running executable, with symbolic links resolved.
  public static var runningExecutable: URL {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(filePath: path)
  }

  /// Returns the URL of a file. The method first checks the installation: the executable is in the
  /// folder `bin` of the installation, or, if the app has resource bundles, in a folder in `lib`.
  /// The method then checks the executable's folder and the five folders
  /// above, because the build folder is in the folder of the package. If the file is missing, the
  /// result is the URL in the installation.
  ///
  /// - Parameters:
  ///   - file: The path of the file in both folders.
  ///   - share: The path of the folder in the installation.
  ///   - source: The path of the folder in the package.
  /// - Returns: The URL of the file.
  public func url(of file: String, installedTo share: String, builtFrom source: String) -> URL {
    let folder = executable.deletingLastPathComponent()
    let parent = folder.deletingLastPathComponent()
    let isInLibraries = parent.lastPathComponent == "lib"
    let prefix = isInLibraries ? parent.deletingLastPathComponent() : parent
    let installed = prefix.appending(path: "\(share)/\(file)")
    // The executable is at most five folders below the folder of the package.
    let folders = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let built = folders.prefix(6).map { $0.appending(path: "\(source)/\(file)") }
    return ([installed] + built)
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? installed
  }

  /// Returns the URL of the icon of an app. If the icon is missing, the URL is the URL in the
  /// installation.
  ///
  /// - Parameters:
  ///   - id: The application identifier, which is the name of the file.
  ///   - folder: The name of the app's folder in `Resources`.
  /// - Returns: The URL of the icon.
  public func icon(of id: String, in folder: String) -> URL {
    url(
      of: "hicolor/scalable/apps/\(id).svg",
      installedTo: "share/icons",
      builtFrom: "Resources/\(folder)/icons"
    )
  }

  /// Returns the URL of the folder of icon themes that contains the icon of an app.
  ///
  /// - Parameters:
  ///   - id: The application identifier.
  ///   - folder: The name of the app's folder in `Resources`.
  /// - Returns: The URL of the folder.
  public func iconFolder(of id: String, in folder: String) -> URL {
    (0..<4).reduce(icon(of: id, in: folder)) { url, _ in url.deletingLastPathComponent() }
  }
}
