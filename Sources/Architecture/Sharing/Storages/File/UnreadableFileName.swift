import Foundation

/// The name of a file that was moved aside, for example
/// `settings.unreadable-2026-11-23T18-05-00Z.json`.
package enum UnreadableFileName {
  /// Returns the path of a file that is moved aside.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - date: The current date.
  ///   - number: The number of the attempt, from 1, for several files within one second.
  /// - Returns: The path, in the same folder.
  package static func path(for path: String, at date: Date, number: Int) -> String {
    let url = URL(filePath: path)
    let style = Date.ISO8601FormatStyle().dateTimeSeparator(.standard)
    let time = date.formatted(style).replacing(":", with: "-")
    let suffix = number == 1 ? "" : "-\(number)"
    // The names of files are limited to 255 bytes.
    let name = url.deletingPathExtension().lastPathComponent.shortened(to: 180)
    let path = "\(SymbolicLinks.folder(of: path))/\(name).unreadable-\(time)\(suffix)"
    return url.pathExtension.isEmpty ? path : "\(path).\(url.pathExtension.shortened(to: 30))"
  }
}

extension String {
  fileprivate func shortened(to count: Int) -> String {
    var text = self
    while text.utf8.count > count { text.removeLast() }
    return text
  }
}
