import Gtk

/// A shape that is filled with a colour.
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
}

extension Shape {
  public var body: ShapeView { ShapeView(outline: outline, color: nil, lineWidth: nil) }

  /// Fills the shape with a colour.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(outline: outline, color: style.foreground, lineWidth: nil)
  }

  /// Draws a line along the outline, inside the shape.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    ShapeView(outline: outline, color: style.foreground, lineWidth: lineWidth)
  }

  /// Draws a line along the outline, inside the shape.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: 0)) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: cornerRadius)) }
}

/// A rectangle with semicircular ends.
public struct Capsule: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .capsule) }
}

/// The largest circle that fits in the available space.
public struct Circle: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .circle) }
}
