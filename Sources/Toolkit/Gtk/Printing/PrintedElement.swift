import Foundation

/// An element of a printed page. All lengths are in points, of which an inch has 72.
public enum PrintedElement: Hashable, Sendable {
  /// A text that is centered and wraps at the width of the page.
  case text(String, size: Double, isBold: Bool)
  /// The content of a picture file. The picture keeps its aspect ratio, and is at most as wide as
  /// the page. A picture that can't be read is not printed.
  case picture(Data, maximumHeight: Double)
  /// A circle that is filled with a color and has a thin gray outline.
  case circle(RGBA, diameter: Double)
}
