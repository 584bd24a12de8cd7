/// The user's preference for a light or a dark appearance.
public enum ColorScheme: UInt32, Sendable {
  case noPreference, preferDark, preferLight
}
