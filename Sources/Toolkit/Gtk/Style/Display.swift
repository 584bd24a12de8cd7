import CGtk

/// Where windows are shown.
@MainActor
public final class Display: Object {
  /// The display that programs use, or nil without one.
  public static var `default`: Display? {
    guard let display = gdk_display_get_default() else { return nil }
    return existing(for: UnsafeMutableRawPointer(display)) as? Display ?? Display(display)
  }

  public var name: String { string(gdk_display_get_name(opaque)) ?? "" }

  /// Makes a sound to say that something cannot be done.
  public func beep() { gdk_display_beep(opaque) }

  /// Looks for icons in more directories, after those in which the desktop keeps them.
  ///
  /// From the first use of icons on, and this is one, GTK reads the icon themes on another thread.
  /// To add a directory later waits for that, and has all of them read once more.
  public func addIconSearchPaths(_ paths: [String]) {
    let theme = gtk_icon_theme_get_for_display(opaque)
    for path in paths where !Self.holdsIconsOfTheDesktop(path) {
      gtk_icon_theme_add_search_path(theme, path)
    }
  }

  /// Adds the icons of a compiled resource to the icon theme.
  ///
  /// - Parameters:
  ///   - resource: The output of `glib-compile-resources`.
  ///   - path: The path of the icons in the resource.
  public func addIcons(resource: [UInt8], at path: String) {
    let bytes = resource.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let resource = g_resource_new_from_data(bytes, nil) else { return }
    // The process retains the resource from now on.
    g_resources_register(resource)
    g_resource_unref(resource)
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(opaque), path)
  }

  /// Whether GTK looks for icons there by itself.
  static func holdsIconsOfTheDesktop(_ path: String) -> Bool {
    let folders = [string(g_get_user_data_dir())] + strings(g_get_system_data_dirs())
    return folders.contains { folder in
      guard let folder else { return false }
      return path == (folder.hasSuffix("/") ? "\(folder)icons" : "\(folder)/icons")
    }
  }

  public func hasIcon(named name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(opaque), name).isTrue
  }
}
