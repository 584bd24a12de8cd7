import Foundation

/// The locations of the resource files of the app, in the installation or in the package that the
/// app was built from.
///
/// The files are located relative to the executable. The app therefore finds its files also after
/// the installation is moved, and when the app is started through a symbolic link.
public struct ResourceFiles: Sendable {
  private let executable: URL

  /// - Parameter executable: The executable, not a symbolic link to the executable.
  public init(executable: URL = Self.runningExecutable) {
    self.executable = executable
  }

  /// The running executable, with symbolic links resolved.
  public static var runningExecutable: URL {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(filePath: path)
  }

  /// The file of curated facts, or the URL at which the file is expected if the file is missing.
  public var numberFacts: URL {
    let file = "NumberFacts/number-facts.tsv"
    return find(file, installedTo: "share/counters", builtFrom: "Resources")
  }

  /// The icon of the app, or the URL at which the icon is expected if the icon is missing.
  public var icon: URL {
    let file = "hicolor/scalable/apps/org.composablegtk.Counters.svg"
    return find(file, installedTo: "share/icons", builtFrom: "Resources/Counters/icons")
  }

  /// The folder of icon themes that contains the icon.
  public var icons: URL {
    (0..<4).reduce(icon) { url, _ in url.deletingLastPathComponent() }
  }

  /// Returns the URL of a file. The file is searched in the installation, next to the folder of the
  /// executable, and then in the package, in the folder of the executable and the folders above,
  /// because the build folder is in the package. If the file is missing, the result is the URL in
  /// the installation.
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
