/// Whether the user wants programs to be light or dark.
public enum ColorScheme: UInt32, Sendable {
  case noPreference, preferDark, preferLight
}
