import AppResources
import Foundation

/// The locations of the resource files of the app, in the installation or in the package that the
/// app was built from.
public struct ResourceFiles: Sendable {
  private static let id = "org.composablegtk.Counters"
  private let files: InstalledFiles

  /// - Parameter executable: The URL of the executable. The URL must not be a symbolic link.
  public init(executable: URL = InstalledFiles.runningExecutable) {
    files = InstalledFiles(executable: executable)
  }

  /// The URL of the file of curated facts. If the file is missing, the URL is the expected URL in
  /// the installation.
  public var numberFacts: URL {
    files.url(
      of: "NumberFacts/number-facts.tsv",
      installedTo: "share/counters",
      builtFrom: "Resources"
    )
  }

  /// The URL of the app's icon. If the icon is missing, the URL is the expected URL in the
  /// installation.
  public var icon: URL { files.icon(of: Self.id, in: "Counters") }

  /// The URL of the folder of icon themes that contains ``icon``.
  public var icons: URL { files.iconFolder(of: Self.id, in: "Counters") }
}
