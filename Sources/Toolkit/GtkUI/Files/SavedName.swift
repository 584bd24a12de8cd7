import Foundation

/// The name of a file that the user has entered in a dialog, completed by the end of the names of
/// the type that is saved: `report` becomes `report.csv`.
struct SavedName {
  /// The type that is saved, or `nil` for any type.
  let type: UTType?

  /// Returns the name with the end of the names of the type, unless the name has such an end.
  func completed(_ name: String) -> String {
    guard let type, let end = type.preferredFilenameExtension, !end.isEmpty else { return name }
    // The end of a type can have several parts, such as `tar.gz`.
    if name.lowercased().hasSuffix(".\(end.lowercased())") { return name }
    // `report.` has a full stop, but no end.
    let base = name.hasSuffix(".") ? String(name.dropLast()) : name
    let own = (name as NSString).pathExtension.lowercased()
    // A type can have several ends, such as `jpg` and `jpeg`.
    guard own.isEmpty || UTType(filenameExtension: own) != type else {
      return name
    }
    return "\(base).\(end)"
  }

  /// Returns the address of the file with the completed name. A file of the document portal is
  /// unchanged, because a sandboxed program may write only the file with the chosen name.
  func completed(_ url: URL) -> URL {
    guard url.isFileURL, !Self.isInPortal(url) else { return url }
    let name = completed(url.lastPathComponent)
    guard name != url.lastPathComponent else { return url }
    return url.deletingLastPathComponent().appending(path: name, directoryHint: .notDirectory)
  }

  private static func isInPortal(_ url: URL) -> Bool {
    let parts = url.pathComponents
    return parts.count > 4 && Array(parts[1...2]) == ["run", "user"] && parts[4] == "doc"
  }
}
