import Foundation

/// Finds the files that come with the app, installed or in the folder it was built in.
enum ResourceFolder {
  /// Where the file at `path` within the resources is, or should be.
  ///
  /// Looks in `share/counters` beside the folder of the executable, then for a folder `Resources`
  /// in the folders above the executable, which is where a build leaves it.
  static func url(of path: String) -> URL {
    let folder = executableFolder()
    let installed = folder.deletingLastPathComponent().appending(path: "share/counters/\(path)")
    return ([installed] + above(folder).map { $0.appending(path: "Resources/\(path)") })
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? installed
  }

  private static func executableFolder() -> URL {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(filePath: path).deletingLastPathComponent()
  }

  /// The folder and those above it, up to a number that a build folder never is below its package.
  private static func above(_ folder: URL) -> some Sequence<URL> {
    sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.prefix(6)
  }
}
