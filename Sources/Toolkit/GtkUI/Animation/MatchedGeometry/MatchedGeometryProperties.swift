/// The properties of a frame that
/// ``View/matchedGeometryEffect(id:in:properties:anchor:isSource:)`` animates.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties, of which 1 is `position` and 2 is `size`.
  public let rawValue: UInt32

  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set that contains only the position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The set that contains only the size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
