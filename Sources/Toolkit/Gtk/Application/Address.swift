import CGtk

/// Functions for files and other resources that have a URI.
public enum Address {
  /// Returns the URI for a command-line argument, which is a URI or the path of a file.
  public static func of(argument: String) -> String {
    let file = g_file_new_for_commandline_arg(argument)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return string(freeing: g_file_get_uri(file)) ?? argument
  }

  /// Opens a URI with the user's default program for the URI. The function returns immediately.
  /// When the result is known, `completion` is called. Its argument is whether a program opened the
  /// URI.
  @MainActor
  public static func show(
    _ address: String,
    above window: Window?,
    completion: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    UriLauncher.launch(address, above: window?.window, completion: completion)
  }
}
