/// A table from the names of SF Symbols to icons of the theme and of the toolkit.
///
/// If the theme contains an icon with the requested name, the table is not read. The table is for
/// views that were written for other systems. GTK and the Adwaita icon theme of each supported
/// version contain the icons, except the icons that the toolkit draws. `Documentation/Symbols.md`
/// lists the names.
enum SymbolNames {
  /// Returns the icon for a name, or `nil` for an unknown name. If the tables don't contain a name
  /// with a variant, such as `.fill` or `.circle`, returns the icon of the name without the
  /// variant.
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
