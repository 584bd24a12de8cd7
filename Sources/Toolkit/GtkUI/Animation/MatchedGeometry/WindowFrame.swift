import Gtk

/// The position and the size of a view in its window, in pixels.
struct WindowFrame: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the frame of a widget. Returns `nil` if the widget is not in the window, or has no
  /// size.
  @MainActor
  init?(of widget: Widget, in window: Widget) {
    guard let edges = widget.edges(in: window), edges.width > 0, edges.height > 0 else {
      return nil
    }
    self.init(x: edges.x, y: edges.y, width: edges.width, height: edges.height)
  }

  /// Returns a point of the frame, in the coordinates of the window.
  func point(_ anchor: UnitPoint) -> (x: Double, y: Double) {
    (x + anchor.x * width, y + anchor.y * height)
  }
}
