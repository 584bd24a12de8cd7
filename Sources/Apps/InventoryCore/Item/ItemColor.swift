/// The color of an item.
public enum ItemColor: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// The color red.
  case red

  /// The color orange.
  case orange

  /// The color yellow.
  case yellow

  /// The color green.
  case green

  /// The color blue.
  case blue

  /// The color purple.
  case purple

  /// The color brown.
  case brown

  /// The color white.
  case white

  /// The color gray.
  case gray

  /// The color black.
  case black

  /// The color itself.
  public var id: Self { self }

  /// The name for the user, such as “Red”.
  public var name: String { rawValue.capitalized }
}
