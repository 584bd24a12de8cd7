import CGtk

/// The user's preferences for the appearance of apps, as the settings portal reports them.
///
/// Source: the documentation of the interface `org.freedesktop.portal.Settings`, namespace
/// `org.freedesktop.appearance`.
public struct AppearancePreferences: Hashable, Sendable {
  /// The preference for a light or a dark appearance, or `nil` while the preference is unknown.
  public var colorScheme: ColorScheme?
  /// Whether the user prefers more contrast, or `nil` while the preference is unknown.
  public var prefersMoreContrast: Bool?
  /// The accent color, or `nil` if the user has no preference or the preference is unknown.
  public var accentColor: RGBA?

  /// Creates preferences that are unknown.
  public init() {}

  /// The keys of the preferences in the namespace.
  enum Key: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
    case accentColor = "accent-color"
  }

  /// Stores a value of the portal. A value of an unexpected type is ignored. According to the
  /// documentation, an unknown number and a color outside the range of colors mean no preference.
  mutating func set(_ key: Key, to value: OpaquePointer) {
    let type = string(g_variant_get_type_string(value))
    switch key {
    case .colorScheme:
      guard type == "u" else { return }
      colorScheme = ColorScheme(rawValue: g_variant_get_uint32(value)) ?? .noPreference
    case .contrast:
      guard type == "u" else { return }
      prefersMoreContrast = g_variant_get_uint32(value) == 1
    case .accentColor:
      guard type == "(ddd)" else { return }
      let parts = (0..<gsize(3)).map { index in
        let part = g_variant_get_child_value(value, index)
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      let isColor = parts.allSatisfy((0...1).contains)
      accentColor = isColor ? RGBA(red: parts[0], green: parts[1], blue: parts[2]) : nil
    }
  }
}
