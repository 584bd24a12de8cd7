import CGtk

/// A display, on which windows are shown.
@MainActor
public final class Display: Object {
  /// The default display, or `nil` if there is no display.
  public static var `default`: Display? {
    guard let display = gdk_display_get_default() else { return nil }
    return existing(for: UnsafeMutableRawPointer(display)) as? Display ?? Display(display)
  }

  /// The name of the connection, such as ":0" or "wayland-0".
  public var name: String { string(gdk_display_get_name(opaque)) ?? "" }

  /// Plays a sound that signals an impossible action.
  public func beep() { gdk_display_beep(opaque) }

  /// Adds directories in which GTK searches for icons, after the directories of the desktop. The
  /// folder `icons` of a data directory of the desktop is not added again.
  ///
  /// After the first use of icons, such as the first call of this method, GTK reads the icon themes
  /// on another thread. Adding a directory later waits for that thread and causes all themes to be
  /// read again.
  public func addIconSearchPaths(_ paths: [String]) {
    let theme = gtk_icon_theme_get_for_display(opaque)
    for path in paths where !Self.containsDesktopIcons(path) {
      gtk_icon_theme_add_search_path(theme, path)
    }
  }

  /// Adds the icons of a compiled resource to the icon theme. The method does nothing if the
  /// resource is invalid.
  ///
  /// - Parameters:
  ///   - resource: The output of `glib-compile-resources`.
  ///   - path: The path of the icons in the resource.
  public func addIcons(resource: [UInt8], at path: String) {
    let bytes = resource.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let resource = g_resource_new_from_data(bytes, nil) else { return }
    // The process retains the registered resource.
    g_resources_register(resource)
    g_resource_unref(resource)
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(opaque), path)
  }

  /// Returns whether a directory is the folder `icons` of one of the desktop's data directories, in
  /// which GTK searches for icons by default.
  static func containsDesktopIcons(_ path: String) -> Bool {
    let folders = [string(g_get_user_data_dir())] + strings(g_get_system_data_dirs())
    return folders.contains { folder in
      guard let folder else { return false }
      return path == (folder.hasSuffix("/") ? "\(folder)icons" : "\(folder)/icons")
    }
  }

  /// Returns whether the icon theme of the display or one of its fallback themes contains an icon.
  public func hasIcon(named name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(opaque), name).isTrue
  }
}
