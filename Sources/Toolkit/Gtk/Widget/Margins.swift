/// The margins of a widget, in pixels.
public struct Margins: Equatable, Sendable {
  /// The margin at the side where text starts.
  public var start = 0
  /// The margin at the side where text ends.
  public var end = 0
  /// The margin at the top.
  public var top = 0
  /// The margin at the bottom.
  public var bottom = 0

  /// Creates margins of 0 pixels.
  public init() {}

  /// Returns the sums of the margins.
  public static func + (lhs: Margins, rhs: Margins) -> Margins { combined(lhs, rhs, +) }

  /// Returns the differences of the margins, which are at least 0.
  public static func - (lhs: Margins, rhs: Margins) -> Margins {
    combined(lhs, rhs) { max($0 - $1, 0) }
  }

  private static func combined(
    _ lhs: Margins,
    _ rhs: Margins,
    _ operation: (Int, Int) -> Int
  ) -> Margins {
    var result = Margins()
    result.start = operation(lhs.start, rhs.start)
    result.end = operation(lhs.end, rhs.end)
    result.top = operation(lhs.top, rhs.top)
    result.bottom = operation(lhs.bottom, rhs.bottom)
    return result
  }
}

extension Widget {
  /// The margins at all sides.
  public var margins: Margins {
    get {
      var margins = Margins()
      (margins.start, margins.end) = (marginStart, marginEnd)
      (margins.top, margins.bottom) = (marginTop, marginBottom)
      return margins
    }
    set {
      (marginStart, marginEnd) = (newValue.start, newValue.end)
      (marginTop, marginBottom) = (newValue.top, newValue.bottom)
    }
  }
}
