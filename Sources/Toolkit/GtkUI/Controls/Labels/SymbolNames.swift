/// Icons of the theme for the names of SF Symbols.
///
/// A name that the theme contains is the name of an icon of the theme. These names are for views that
/// were written for other systems: GTK and the Adwaita icon theme of each supported version contain
/// the icons, apart from those that the toolkit draws. `Documentation/Symbols.md` lists the names.
enum SymbolNames {
  /// Returns the icon for a name, or `nil` for an unknown name. The icon for a variant that the tables
  /// do not contain, such as `.fill` or `.circle`, is the icon of the name without the variant.
  static func icon(for name: String) -> String? {
    if let icon = icons[name] { return "\(icon)-symbolic" }
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) {
      parts.removeLast()
      if let icon = icons[parts.joined(separator: ".")] { return "\(icon)-symbolic" }
    }
    return nil
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  /// Icons, without `-symbolic`, by names. No two tables contain the same name.
  static let icons = [arrows, editing, media, world, drawn].reduce(into: [:]) { icons, table in
    icons.merge(table) { first, _ in first }
  }
}
