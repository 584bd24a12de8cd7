import CGtk

/// The languages of the user.
public enum Languages {
  /// Their POSIX names, the best first, such as `de_AT.UTF-8`, `de_AT`, `de`; "C" is the last.
  public static var preferred: [String] {
    guard var next = g_get_language_names() else { return [] }
    var names: [String] = []
    while let name = next.pointee {
      names.append(String(cString: name))
      next += 1
    }
    return names
  }
}
