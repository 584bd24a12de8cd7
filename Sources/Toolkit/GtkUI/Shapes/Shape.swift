import Gtk

/// A shape that is filled or outlined with a colour.
///
/// ```swift
/// Circle().fill(.green).frame(width: 12, height: 12)
/// RoundedRectangle(cornerRadius: 16)
/// ```
///
/// A shape fills the available space, and has the colour of text unless another colour is set.
/// **Accessibility.** Screen readers skip a shape.
@MainActor
public protocol Shape: View where Body == ShapeView {
  /// The representation of the shape in the toolkit.
  var outline: ShapeOutline { get }
}

/// The representation of a ``Shape`` in the toolkit.
public struct ShapeOutline: Hashable, Sendable {
  let outline: ColorArea.Outline
  /// The part of the outline that is drawn, as fractions of its length.
  var trim = 0.0...1
  /// The clockwise rotation in radians.
  var rotation = 0.0
}

extension Shape {
  /// The shape, filled with the foreground style of the environment.
  public var body: ShapeView { ShapeView(outline: outline, color: nil, stroke: nil) }

  /// Fills the shape with a colour.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(outline: outline, color: style.foreground, stroke: nil)
  }

  /// Draws a line along the outline, inside the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline, inside the shape, with a width and a form of its ends.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    ShapeView(outline: outline, color: content.foreground, stroke: style)
  }

  /// Draws a line along the outline, inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle with square corners.
  public init() {}

  /// The outline of a rectangle with square corners.
  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: 0)) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// Creates a rectangle with corners of a radius in pixels. The radius is limited to half of the
  /// shorter side, and a radius of 0 or less results in square corners.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// The outline of a rectangle with rounded corners.
  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: cornerRadius)) }
}

/// A rectangle with semicircular ends.
public struct Capsule: Shape {
  /// Creates a capsule. The radius of its ends is half of the shorter side.
  public init() {}

  /// The outline of a rectangle with semicircular ends.
  public var outline: ShapeOutline { ShapeOutline(outline: .capsule) }
}

/// The largest circle that fits in the available space.
public struct Circle: Shape {
  /// Creates a circle, whose diameter is the shorter side of the available space. The circle is
  /// centred in the space.
  public init() {}

  /// The outline of the largest circle in the available space.
  public var outline: ShapeOutline { ShapeOutline(outline: .circle) }
}
