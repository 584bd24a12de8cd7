import CGtk

extension Application {
  /// Opens files and URIs in this instance, or in the instance that already runs. Requires
  /// `.handlesOpen` and a registered application.
  public func open(_ addresses: [String]) {
    var files = addresses.map { g_file_new_for_uri($0) }
    defer { files.forEach { g_object_unref($0.map { UnsafeMutableRawPointer($0) }) } }
    g_application_open(application, &files, Int32(files.count), "")
  }

  /// The user-visible name of the program, which is shown where there is no window title. Only the
  /// first value that is set has an effect, as GLib requires.
  public static var displayName: String? {
    didSet {
      if oldValue == nil, let displayName { g_set_application_name(displayName) }
    }
  }
}
