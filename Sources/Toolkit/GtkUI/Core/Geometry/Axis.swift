/// A horizontal or vertical direction.
public enum Axis: Int, CaseIterable, Sendable {
  /// The direction of a row, or of a column.
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the directions. The bit of an axis is 1 shifted by the raw value of the axis.
    public let rawValue: Int

    /// Creates a set from bits, of which 1 is `horizontal` and 2 is `vertical`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set with one direction.
    public init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    /// The set that contains only the horizontal direction.
    public static let horizontal = Set(.horizontal)
    /// The set that contains only the vertical direction.
    public static let vertical = Set(.vertical)
  }
}
