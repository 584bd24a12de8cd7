/// A point in a rectangle. 0 is the left or the top edge, 1 is the right or the bottom edge.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position as a fraction of the width, not limited to 0 through 1.
  public var x: Double
  /// The vertical position as a fraction of the height, not limited to 0 through 1.
  public var y: Double

  /// Creates a point from fractions of the width and the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge at which `x` is 0.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge at which `x` is 1.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The left end of the top edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The right end of the top edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The left end of the bottom edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The right end of the bottom edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The left end of the top edge, the same as ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)
}
