import Gtk

/// The icons that the toolkit draws. `Resources/Symbols` contains their sources, and `make symbols`
/// compiles the sources into the resource that the program contains.
@MainActor
enum DrawnSymbols {
  private static var isLoaded = false

  /// Adds the icons to the icon theme of a display when one of the icons is first used. Most apps
  /// use none of these icons, and GTK reads the theme again when icons are added.
  static func load(for icon: String, on display: Display) {
    guard !isLoaded, icon.hasPrefix("composable-gtk-") else { return }
    isLoaded = true
    display.addIcons(resource: PackageResources.symbols_gresource, at: "/org/composablegtk/icons")
  }
}
