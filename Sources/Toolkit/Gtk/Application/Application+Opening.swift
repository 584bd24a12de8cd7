import CGtk

extension Application {
  /// Opens files and addresses, here or in the instance that runs already. Needs `.handlesOpen`, and
  /// to be registered.
  public func open(_ addresses: [String]) {
    var files = addresses.map { g_file_new_for_uri($0) }
    defer { files.forEach { g_object_unref($0.map { UnsafeMutableRawPointer($0) }) } }
    g_application_open(application, &files, Int32(files.count), "")
  }

  /// What a person calls the program, where a window doesn't say it. Only the first to be set counts,
  /// as GLib has it.
  public static var displayName: String? {
    didSet {
      if oldValue == nil, let displayName { g_set_application_name(displayName) }
    }
  }
}
