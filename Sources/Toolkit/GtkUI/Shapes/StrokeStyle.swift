import Gtk

/// The width and the ends of a line.
///
/// ```swift
/// Circle().stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in pixels.
  public var lineWidth: Double

  /// The form of the ends of the line.
  public var lineCap: CGLineCap

  /// Creates a style. A line width below 0 is 0.
  public init(lineWidth: Double = 1, lineCap: CGLineCap = .butt) {
    self.lineWidth = max(lineWidth, 0)
    self.lineCap = lineCap
  }
}

/// The form of the ends of a line.
public enum CGLineCap: Hashable, Sendable {
  /// The line ends at its end point.
  case butt

  /// A semicircle around the end point.
  case round

  /// A square around the end point.
  case square

  var lineCap: ColorArea.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
