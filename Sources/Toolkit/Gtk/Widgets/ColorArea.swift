import CGtk

/// A shape that is filled or outlined with a color.
///
/// The area requests no size. **Accessibility.** The area is hidden from screen readers, because
/// any information that the color conveys should also be in a text.
@MainActor
public final class ColorArea: Widget {
  /// The shape of the area.
  public enum Outline: Hashable, Sendable {
    /// A rectangle that fills the available space. If the radius of the corners is 0, the corners
    /// are square.
    case rectangle(radius: Double)
    /// A rectangle whose ends are semicircles.
    case capsule
    /// The largest circle that fits in the available space.
    case circle
  }

  /// The form of the ends of a line.
  public enum LineCap: Hashable, Sendable {
    /// The line ends at its end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// A square around the end point.
    case square
  }

  /// The shape of the area, a rectangle with square corners by default. A change draws the area
  /// again.
  public var outline = Outline.rectangle(radius: 0) { didSet { redrawUnless(outline == oldValue) } }

  /// The color, or `nil` for the text color.
  public var color: RGBA? { didSet { redrawUnless(color == oldValue) } }

  /// The opacity of the text color, if ``color`` is `nil`.
  package var textOpacity = 1.0 { didSet { redrawUnless(textOpacity == oldValue) } }

  /// The width of the line that is drawn along the inner edge of the outline, or `nil` if the shape
  /// is filled.
  public var lineWidth: Double? { didSet { redrawUnless(lineWidth == oldValue) } }

  /// The form of the ends of the line.
  public var lineCap = LineCap.butt { didSet { redrawUnless(lineCap == oldValue) } }

  /// The part of the outline that is drawn, as fractions of its length from 0 to 1.
  public var trim = 0.0...1 { didSet { redrawUnless(trim == oldValue) } }

  /// The angle in radians by which the shape is rotated clockwise around its center.
  public var rotation = 0.0 { didSet { redrawUnless(rotation == oldValue) } }

  /// Creates a filled rectangle in the text color.
  public init() {
    super.init(gtk_drawing_area_new())
    gtk_drawing_area_set_draw_func(cast(), drawColorArea, nil, nil)
    setAccessibleHidden(true)
  }

  private func redrawUnless(_ isSame: Bool) {
    if !isSame { gtk_widget_queue_draw(widget) }
  }

  fileprivate func draw(_ cairo: OpaquePointer, width: Double, height: Double) {
    let rgba = color?.gdk ?? TextColor.color(of: widget)
    cairo_set_source_rgba(
      cairo,
      Double(rgba.red),
      Double(rgba.green),
      Double(rgba.blue),
      Double(rgba.alpha) * (color == nil ? textOpacity : 1)
    )
    if rotation != 0 {
      cairo_translate(cairo, width / 2, height / 2)
      cairo_rotate(cairo, rotation)
      cairo_translate(cairo, -width / 2, -height / 2)
    }
    let inset = (lineWidth ?? 0) / 2
    let (width, height) = (max(width - 2 * inset, 0), max(height - 2 * inset, 0))
    addPath(cairo, x: inset, y: inset, width: width, height: height)
    CairoPath.trim(cairo, to: trim)
    if let lineWidth {
      cairo_set_line_width(cairo, lineWidth)
      cairo_set_line_cap(cairo, lineCap.cairo)
      cairo_stroke(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  private func addPath(
    _ cairo: OpaquePointer,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    let shortest = min(width, height)
    switch outline {
    case .circle:
      cairo_arc(cairo, x + width / 2, y + height / 2, shortest / 2, 0, 2 * .pi)
      cairo_close_path(cairo)
      return
    case .rectangle(let radius) where radius <= 0:
      cairo_rectangle(cairo, x, y, width, height)
      return
    case .rectangle, .capsule:
      break
    }
    var radius = shortest / 2
    if case .rectangle(let wanted) = outline { radius = min(radius, wanted) }
    let (left, right) = (x + radius, x + width - radius)
    let (top, bottom) = (y + radius, y + height - radius)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
    cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
    cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(cairo, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(cairo)
  }
}

extension ColorArea.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// GTK draws on the main thread, which justifies `assumeIsolated`. The pointers are used only
/// during the call.
private let drawColorArea:
  @convention(c) (
    UnsafeMutablePointer<GtkDrawingArea>?, OpaquePointer?, Int32, Int32, gpointer?
  ) -> Void = { area, cairo, width, height, _ in
    nonisolated(unsafe) let pointer = area.map(UnsafeMutableRawPointer.init)
    nonisolated(unsafe) let cairo = cairo
    MainActor.assumeIsolated {
      guard let cairo, let area = pointer.flatMap({ Object.existing(for: $0) }) as? ColorArea else {
        return
      }
      area.draw(cairo, width: Double(width), height: Double(height))
    }
  }
