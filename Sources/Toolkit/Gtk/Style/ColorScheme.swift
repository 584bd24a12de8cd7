/// The user's preference for a light or a dark appearance.
public enum ColorScheme: UInt32, Sendable {
  /// The raw values are the numbers of the key `color-scheme` of the settings portal.
  case noPreference, preferDark, preferLight
}
