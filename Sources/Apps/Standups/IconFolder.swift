import Foundation

/// The folder with the icons of the app, in the installation or in the package that the app was
/// built from.
enum IconFolder {
  /// The URL of the folder. If the icon is missing, the URL is the URL in the installation.
  static var url: URL {
    let icon = "hicolor/scalable/apps/org.composablegtk.Standups.svg"
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    let folder = URL(filePath: path).deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/icons")
    // The executable is at most five folders below the folder of the package.
    let folders = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let built = folders.prefix(6).map { $0.appending(path: "Resources/Standups/icons") }
    return ([installed] + built).first {
      FileManager.default.fileExists(atPath: $0.appending(path: icon).path)
    } ?? installed
  }
}
