import Foundation

/// The moving of a file that cannot be used.
enum FileMove {
  /// Renames a file within its folder. The new name contains the old name and the date.
  ///
  /// - Returns: The new path.
  static func setAside(_ path: String, at date: Date = Date()) throws(FileFailure) -> String {
    let style = Date.ISO8601FormatStyle(timeSeparator: .omitted, timeZone: .current)
    let time = date.formatted(style.year().month().day().time(includingFractionalSeconds: false))
    let url = URL(filePath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)"
    // Several files can be moved aside within one second.
    for number in 1...100 {
      let suffix = number == 1 ? "" : "-\(number)"
      let target = "\(SymbolicLinks.folder(of: path))/\(name)-\(time)\(suffix)\(ending)"
      // Unlike `rename`, `link` does not replace an existing file.
      if link(path, target) == 0 {
        guard unlink(path) == 0 else {
          throw FileFailure(path, cannotBe: .movedAside, errno: errno)
        }
        return target
      }
      if errno != EEXIST { throw FileFailure(path, cannotBe: .movedAside, errno: errno) }
    }
    throw FileFailure(path, cannotBe: .movedAside, because: "too many files were moved aside")
  }
}
