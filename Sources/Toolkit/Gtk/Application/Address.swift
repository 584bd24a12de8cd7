import CGtk

/// Files and other things that have an address.
public enum Address {
  /// The address that an argument of a command line means, which may be the path of a file.
  public static func of(argument: String) -> String {
    let file = g_file_new_for_commandline_arg(argument)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    return string(taking: g_file_get_uri(file)) ?? argument
  }

  /// Opens an address with the program that the user has chosen for it. Returns at once; calls
  /// `completion` with whether a program opened the address.
  @MainActor
  public static func show(
    _ address: String,
    above window: Window?,
    completion: @escaping @MainActor (_ isShown: Bool) -> Void
  ) {
    UriLauncher.launch(address, above: window, completion: completion)
  }
}
