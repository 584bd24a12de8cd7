import Gtk
import GtkUI

/// A point on the surface of a window or a popover. The display server knows where the surface is.
@MainActor
struct ScreenPoint {
  let surface: Surface
  var x: Double
  var y: Double
  private let window: UInt

  /// Finds a part of a widget. Throws an error if the widget isn't shown, or if this part of the
  /// widget is scrolled out of view.
  init(_ part: UnitPoint, of widget: Widget) throws {
    try Self.waitUntilActive(widget)
    guard widget.isMapped, let surface = widget.surface else {
      throw NotFound(message: "\(widget.phrase) is not visible.")
    }
    guard let window = surface.xWindow else {
      throw NotFound(message: "\(widget.phrase) is not on an X server.")
    }
    self.surface = surface
    self.window = window
    // The widget may still move into view.
    var place = Self.visiblePlace(of: part, in: widget)
    GtkTesting.wait(timeout: .seconds(1)) {
      place = Self.visiblePlace(of: part, in: widget)
      return place != nil
    }
    guard let place else {
      throw NotFound(message: "This part of \(widget.named) is not in view.")
    }
    (x, y) = place
  }

  /// The coordinates of a part of a widget in its surface, or `nil` if the part isn't in view.
  private static func visiblePlace(
    of part: UnitPoint,
    in widget: Widget
  ) -> (x: Double, y: Double)? {
    guard let edges = widget.edgesInSurface, let frame = widget.native?.edgesInSurface else {
      return nil
    }
    // The coordinates of the last pixel are less than the size.
    let left = min(edges.width * part.x, edges.width - 1)
    let top = min(edges.height * part.y, edges.height - 1)
    let (x, y) = (edges.x + left, edges.y + top)
    guard (frame.x..<frame.x + frame.width).contains(x),
      (frame.y..<frame.y + frame.height).contains(y), !widget.isScrolledAway(x: left, y: top)
    else { return nil }
    return (x, y)
  }

  /// The coordinates of the point in a window of the display server.
  struct Place {
    fileprivate let window: UInt
    fileprivate let x: Double
    fileprivate let y: Double

    /// Returns whether clicks at both places can be a double click.
    func isNear(_ other: Self) -> Bool {
      window == other.window && abs(x - other.x) < 20 && abs(y - other.y) < 20
    }
  }

  var place: Place { Place(window: window, x: x, y: y) }

  /// Returns the point at a distance.
  func moved(x: Double, y: Double) -> Self {
    var point = self
    point.x += x
    point.y += y
    return point
  }

  /// The arguments of `xdotool` that move the pointer to the point.
  var movement: [String] {
    let scale = Double(surface.scaleFactor)
    // Negative coordinates would be options.
    let (left, top) = (max(Int(x * scale), 0), max(Int(y * scale), 0))
    return ["mousemove", "--window", "\(window)", "\(left)", "\(top)"]
  }

  /// Waits until the window manager has placed the window of a widget. The manager then also gives
  /// the window the focus, unless another window of the program keeps the focus.
  private static func waitUntilActive(_ widget: Widget) throws {
    let isActive = { @MainActor in widget.root?.isActiveWindow == true }
    if GtkTesting.wait(timeout: .seconds(2), until: isActive) { return GtkTesting.settle() }
    guard GtkTesting.wait(until: { isActive() || Gtk.Window.all.contains(where: \.isActive) })
    else { throw NotFound(message: "The window of \(widget.named) isn't active.") }
    GtkTesting.settle()
  }
}

extension Widget {
  /// Whether the widget is the window that receives keys. GTK's own windows have no wrapper with
  /// the property.
  var isActiveWindow: Bool { property("is-active", as: Bool.self) }
}
