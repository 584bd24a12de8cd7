import CGtk
import Gtk
import GtkUI

/// A `GtkDrawingArea` that draws a level as an arc.
final class Dial: Widget {
  private let drawing = Drawing()

  init() {
    super.init(gtk_drawing_area_new(), transfer: .floating)
    gtk_drawing_area_set_content_width(cast(), 96)
    gtk_drawing_area_set_content_height(cast(), 96)
    // GTK retains the drawing until the area is finalized.
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, context, width, height, data in
        guard let area, let context, let data else { return }
        let drawing = Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
        drawing.draw(area, context, width: Double(width), height: Double(height))
      },
      Unmanaged.passRetained(drawing).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Drawing>.fromOpaque(data).release()
      }
    )
  }

  /// The length of the arc, from 0 to 1.
  var level: Double {
    get { drawing.level }
    set {
      guard newValue != drawing.level else { return }
      drawing.level = newValue
      queueDraw()
    }
  }
}

private final class Drawing {
  var level = 0.0

  func draw(
    _ area: UnsafeMutablePointer<GtkDrawingArea>,
    _ context: OpaquePointer,
    width: Double,
    height: Double
  ) {
    var color = GdkRGBA()
    area.withMemoryRebound(to: GtkWidget.self, capacity: 1) { widget in
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    }
    let radius = max(0, min(width, height) / 2 - 8)
    cairo_set_line_width(context, 8)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    for (length, opacity) in [(1.0, 0.15), (level, 1.0)] where length > 0 {
      cairo_set_source_rgba(
        context,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha) * opacity
      )
      cairo_arc(context, width / 2, height / 2, radius, 0.75 * .pi, (0.75 + 1.5 * length) * .pi)
      cairo_stroke(context)
    }
  }
}
