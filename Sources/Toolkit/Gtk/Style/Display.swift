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

  /// Looks for icons in one more directory.
  public func addIconSearchPath(_ path: String) {
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(opaque), path)
  }

  public func hasIcon(named name: String) -> Bool {
    gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(opaque), name).isTrue
  }
}
