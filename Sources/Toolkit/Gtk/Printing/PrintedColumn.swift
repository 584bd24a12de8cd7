import CGtk
import Foundation

/// The elements of a page, from top to bottom in the middle of the page.
///
/// If the elements are higher than the page, all elements are reduced until the elements fit.
@MainActor
public struct PrintedColumn {
  /// The elements.
  public var elements: [PrintedElement]
  /// The space between two elements, in points.
  public var spacing: Double

  /// Creates a column.
  public init(_ elements: [PrintedElement], spacing: Double = 18) {
    self.elements = elements
    self.spacing = spacing
  }

  /// Draws the elements on a page.
  ///
  /// - Parameters:
  ///   - cairo: The context, whose unit is a point, and whose origin is the top left corner of the
  ///     area inside the margins.
  ///   - width: The width of the area.
  ///   - height: The height of the area.
  func draw(_ cairo: OpaquePointer, width: Double, height: Double) {
    // Loading a picture takes longer than measuring, so the pictures are loaded once.
    let drawings = elements.compactMap { Drawing($0, cairo) }
    let scale = Self.scale(height: height) { scale in
      totalHeight(of: drawings, width: width / scale)
    }
    cairo_scale(cairo, scale, scale)
    let (width, height) = (width / scale, height / scale)
    var y = max((height - totalHeight(of: drawings, width: width)) / 2, 0)
    for drawing in drawings {
      let size = drawing.size(width: width)
      drawing.draw(cairo, x: (width - size.width) / 2, y: y, size)
      y += size.height + spacing
    }
  }

  private func totalHeight(of drawings: [Drawing], width: Double) -> Double {
    let heights = drawings.map { $0.size(width: width).height }
    return heights.reduce(0, +) + spacing * Double(max(drawings.count - 1, 0))
  }

  /// Returns the largest scale, at most 1, with which a content fits in a height.
  ///
  /// A smaller scale has longer lines, so the height of the content is not proportional to the
  /// scale. The function tries scales that decrease by a tenth each, and returns the smallest scale
  /// of about 0.04 if the content does not fit with any scale.
  static func scale(height: Double, measure: (_ scale: Double) -> Double) -> Double {
    var scale = 1.0
    while scale > 0.04, measure(scale) > height / scale { scale *= 0.9 }
    return scale
  }
}

/// An element with the object that draws the element.
@MainActor
private enum Drawing {
  case text(Object)
  case picture(PrintedPicture, maximumHeight: Double)
  case circle(RGBA, diameter: Double)

  init?(_ element: PrintedElement, _ cairo: OpaquePointer) {
    switch element {
    case .text(let text, let size, let isBold):
      let layout = Object(pango_cairo_create_layout(cairo), transfer: .full)
      // A pixel of the screen is much larger than a dot on paper.
      pango_context_set_round_glyph_positions(
        pango_layout_get_context(layout.opaque),
        false.gboolean
      )
      let font = pango_font_description_from_string("Sans")
      defer { pango_font_description_free(font) }
      // A size in units of the context, here points.
      pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
      if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
      pango_layout_set_font_description(layout.opaque, font)
      pango_layout_set_alignment(layout.opaque, PANGO_ALIGN_CENTER)
      pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_text(layout.opaque, text, -1)
      self = .text(layout)
    case .picture(let data, let maximumHeight):
      guard let picture = PrintedPicture(data) else { return nil }
      self = .picture(picture, maximumHeight: maximumHeight)
    case .circle(let color, let diameter):
      self = .circle(color, diameter: diameter)
    }
  }

  func size(width: Double) -> (width: Double, height: Double) {
    switch self {
    case .text(let layout):
      pango_layout_set_width(layout.opaque, Int32(clamping: Int(width * Double(PANGO_SCALE))))
      var (x, y): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout.opaque, &x, &y)
      // The text is centered in the whole width.
      return (width, Double(y) / Double(PANGO_SCALE))
    case .picture(let picture, let maximumHeight):
      let scale = min(width / picture.width, maximumHeight / picture.height)
      return (picture.width * scale, picture.height * scale)
    case .circle(_, let diameter):
      return (diameter, diameter)
    }
  }

  func draw(
    _ cairo: OpaquePointer,
    x: Double,
    y: Double,
    _ size: (width: Double, height: Double)
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, x, y)
    switch self {
    case .text(let layout):
      // The paper is white in the dark style, too.
      cairo_set_source_rgb(cairo, 0, 0, 0)
      pango_cairo_update_layout(cairo, layout.opaque)
      pango_cairo_show_layout(cairo, layout.opaque)
    case .picture(let picture, _):
      cairo_scale(cairo, size.width / picture.width, size.height / picture.height)
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      cairo_paint(cairo)
    case .circle(let color, let diameter):
      cairo_arc(cairo, diameter / 2, diameter / 2, diameter / 2 - 0.5, 0, 2 * .pi)
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_fill_preserve(cairo)
      cairo_set_source_rgb(cairo, 0.5, 0.5, 0.5)
      cairo_set_line_width(cairo, 1)
      cairo_stroke(cairo)
    }
  }
}
