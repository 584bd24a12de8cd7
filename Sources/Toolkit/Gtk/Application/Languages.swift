import CGtk

/// The preferred languages of the user.
public enum Languages {
  /// The POSIX names of the languages in order of preference, such as `de_AT.UTF-8`, `de_AT`, `de`.
  /// The last name is `C`.
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
