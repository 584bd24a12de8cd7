import Foundation

/// The locations of the resource files of the app, in the installation or in the package that the
/// app was built from.
///
/// The files are located relative to the executable. The app therefore finds the files even if the
/// installation was moved, or if the app was started through a symbolic link.
public struct ResourceFiles: Sendable {
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

  /// The URL of the file of curated facts. If the file is missing, the URL is the expected URL in
  /// the installation.
  public var numberFacts: URL {
    let file = "NumberFacts/number-facts.tsv"
    return find(file, installedTo: "share/counters", builtFrom: "Resources")
  }

  /// The URL of the app's icon. If the icon is missing, the URL is the expected URL in the
  /// installation.
  public var icon: URL {
    let file = "hicolor/scalable/apps/org.composablegtk.Counters.svg"
    return find(file, installedTo: "share/icons", builtFrom: "Resources/Counters/icons")
  }

  /// The URL of the folder of icon themes that contains ``icon``.
  public var icons: URL {
    (0..<4).reduce(icon) { url, _ in url.deletingLastPathComponent() }
  }

  /// Returns the URL of a file. The method first checks the installation, in the parent folder of
  /// the executable's folder. The method then checks the executable's folder and the five folders
  /// above, because the build folder is in the folder of the package. If the file is missing, the
  /// result is the URL in the installation.
  private func find(_ file: String, installedTo share: String, builtFrom source: String) -> URL {
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "\(share)/\(file)")
    // The executable is at most five folders below the folder of the package.
    let folders = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let built = folders.prefix(6).map { $0.appending(path: "\(source)/\(file)") }
    return ([installed] + built)
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? installed
  }
}
