import CGtk

extension Application {
  /// Opens files and URIs in this instance, or in the instance that was already running. The method
  /// requires `.handlesOpen`, and the application must be registered.
  public func open(_ addresses: [String]) {
    var files = addresses.map { g_file_new_for_uri($0) }
    defer { files.forEach { g_object_unref($0.map { UnsafeMutableRawPointer($0) }) } }
    g_application_open(application, &files, Int32(files.count), "")
  }

  /// The user-visible name of the program, which GTK shows for a window without a title. GLib
  /// accepts only one name, so only the first value that is set has an effect.
  public static var displayName: String? {
    didSet {
      if oldValue == nil, let displayName { g_set_application_name(displayName) }
    }
  }
}
