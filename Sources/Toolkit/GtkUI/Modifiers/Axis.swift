/// A horizontal or vertical direction.
public enum Axis: Int, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public init(_ axis: Axis) {
      rawValue = 1 << axis.rawValue
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}
