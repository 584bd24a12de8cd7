/// One of the four edges of a view. `leading` is the edge at which text starts.
public enum Edge: Int, CaseIterable, Sendable {
  /// The edges in the order of the raw values, from 0 to 3.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges. The bit of an edge is 1 shifted by the raw value of the edge.
    public let rawValue: Int

    /// Creates a set from bits, of which 1 is `top`, 2 is `leading`, 4 is `bottom` and 8 is
    /// `trailing`.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The set that contains only the top edge.
    public static let top = Set(.top)
    /// The set that contains only the edge at which text starts.
    public static let leading = Set(.leading)
    /// The set that contains only the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set that contains only the edge at which text ends.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The insets at the four edges.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in pixels.
  public var top: Double
  /// The distance from the edge at which text starts, in pixels.
  public var leading: Double
  /// The distance from the bottom edge, in pixels.
  public var bottom: Double
  /// The distance from the edge at which text ends, in pixels.
  public var trailing: Double

  /// Creates insets in pixels. A view rounds each inset to whole pixels, and treats a negative
  /// inset as 0.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
