import Foundation

/// Where the files are that come with the app: installed, or in the folder it was built in.
///
/// They are found from where the executable is, and so they stay with it when the folder that it was
/// installed to is moved, and when it is started by a link from elsewhere.
public struct ResourceFiles: Sendable {
  private let executable: URL

  /// - Parameter executable: The program, not a link to it.
  public init(executable: URL = Self.runningExecutable) {
    self.executable = executable
  }

  /// The program that runs, with all links to it followed.
  public static var runningExecutable: URL {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(filePath: path)
  }

  /// The curated facts, if they are there; where they should be if they aren't.
  public var numberFacts: URL {
    let file = "NumberFacts/number-facts.tsv"
    return find(file, installedTo: "share/counters", builtFrom: "Resources")
  }

  /// The icon of the app, if it is there; where it should be if it isn't.
  public var icon: URL {
    let file = "hicolor/scalable/apps/org.composablegtk.Counters.svg"
    return find(file, installedTo: "share/icons", builtFrom: "Resources/Counters/icons")
  }

  /// The folder of icons that the icon is in.
  public var icons: URL {
    (0..<4).reduce(icon) { url, _ in url.deletingLastPathComponent() }
  }

  /// Looks beside the folder of the executable, and then in the folders above it, which is where a
  /// build leaves it.
  private func find(_ file: String, installedTo share: String, builtFrom source: String) -> URL {
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "\(share)/\(file)")
    // Deeper than that no build is within its package.
    let above = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let built = above.prefix(6).map { $0.appending(path: "\(source)/\(file)") }
    return ([installed] + built)
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? installed
  }
}
