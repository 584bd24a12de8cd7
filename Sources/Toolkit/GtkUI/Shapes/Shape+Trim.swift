import Gtk

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  ///
  /// ```swift
  /// Circle()
  ///   .trim(from: 0, to: 0.75)
  ///   .rotation(.degrees(-90))
  ///   .stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: .round))
  /// ```
  ///
  /// The outline of a circle starts at its right. The outline of a rectangle with square corners
  /// starts at its left upper corner. The direction is clockwise, also in a right-to-left layout.
  /// Fractions are limited to the range from 0 to 1. If `startFraction` is not smaller than
  /// `endFraction`, the part is empty. Trimming a part again trims the outline of the part.
  ///
  /// - Parameters:
  ///   - startFraction: The fraction of the start of the part.
  ///   - endFraction: The fraction of the end of the part.
  /// - Returns: The part, as a shape.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1) -> some Shape {
    var result = outline
    let whole = result.trim
    let length = whole.upperBound - whole.lowerBound
    let start = startFraction.fraction
    let end = max(endFraction.fraction, start)
    result.trim = (whole.lowerBound + start * length)...(whole.lowerBound + end * length)
    return ModifiedShape(outline: result)
  }

  /// Returns the shape, rotated clockwise around the center of the available space.
  ///
  /// A rotated shape does not change its size. A shape that is not a circle may be clipped.
  public func rotation(_ angle: Angle) -> some Shape {
    var result = outline
    result.rotation += angle.radians.isFinite ? angle.radians : 0
    return ModifiedShape(outline: result)
  }
}

/// A part of another shape, or a rotated shape.
private struct ModifiedShape: Shape {
  let outline: ShapeOutline
}

extension Double {
  /// The value, limited to the range from 0 to 1.
  fileprivate var fraction: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
