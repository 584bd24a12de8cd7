import Gtk

/// A form that is filled with a colour.
///
/// ```swift
/// Circle().fill(.green).frame(width: 12, height: 12)
/// RoundedRectangle(cornerRadius: 16)
/// ```
///
/// It takes all the room there is, and has the colour of text unless it is filled with another.
/// **Accessibility.** Screen readers pass over it.
@MainActor
public protocol Shape: View where Body == ShapeView {
  /// What the toolkit makes of it.
  var outline: ShapeOutline { get }
}

/// Of what form a shape is, in the toolkit's terms.
public struct ShapeOutline: Hashable, Sendable {
  let outline: ColorArea.Outline
}

extension Shape {
  public var body: ShapeView { ShapeView(outline: outline, color: nil, lineWidth: nil) }

  /// The shape in a colour.
  public func fill(_ style: some ShapeStyle) -> some View {
    ShapeView(outline: outline, color: style.foreground, lineWidth: nil)
  }

  /// A line along the shape, within it.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    ShapeView(outline: outline, color: style.foreground, lineWidth: lineWidth)
  }

  /// A line along the shape, within it.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: 0)) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle(radius: cornerRadius)) }
}

/// A rectangle with ends that are half a circle.
public struct Capsule: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .capsule) }
}

/// A circle, as large as there is room for.
public struct Circle: Shape {
  public init() {}

  public var outline: ShapeOutline { ShapeOutline(outline: .circle) }
}
