import Foundation

/// The folders in which the app searches for its icon, beside the folders of the desktop.
enum IconFolders {
  /// The folder of an installation, or of an archive that runs in any folder, and in a debug build
  /// also the folder of the package. A folder that does not exist is skipped.
  static var all: [URL] {
    var folders = [program.appending(path: "../../share/icons").standardizedFileURL]
    #if DEBUG
      folders.append(
        URL(filePath: #filePath).appending(path: "../../../Resources/icons").standardizedFileURL
      )
    #endif
    return folders
  }

  /// The running program, also if the program was started through a symbolic link.
  private static var program: URL {
    let link = "/proc/self/exe"
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
    return URL(filePath: path)
  }
}
