import Foundation

/// The symbolic links at the last component of a path.
package enum SymbolicLinks {
  private static let maximumCount = 40

  /// Returns the path, followed by the target of each symbolic link. The last element is the path
  /// that is not a link; the file at that path need not exist.
  ///
  /// Returns `nil` if there are too many links, for example because the links form a cycle.
  package static func chain(from path: String) -> [String]? {
    var chain = [path]
    while let target = target(of: chain[chain.count - 1]) {
      guard chain.count <= maximumCount else { return nil }
      chain.append(target)
    }
    return chain
  }

  private static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    let target = String(decoding: bytes, as: UTF8.self)
    return target.hasPrefix("/") ? target : folder(of: path) + "/" + target
  }

  /// Returns the path of the folder that contains a file.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
