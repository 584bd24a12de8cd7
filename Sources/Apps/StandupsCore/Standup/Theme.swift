/// The theme color of a stand-up.
public enum Theme: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
  /// The color blue.
  case blue

  /// The color teal.
  case teal

  /// The color green.
  case green

  /// The color yellow.
  case yellow

  /// The color orange.
  case orange

  /// The color red.
  case red

  /// The color pink.
  case pink

  /// The color purple.
  case purple

  /// The color brown.
  case brown

  /// The color slate.
  case slate

  /// The color itself.
  public var id: Self { self }

  /// The name for the user, such as “Blue”.
  public var name: String { rawValue.capitalized }
}
