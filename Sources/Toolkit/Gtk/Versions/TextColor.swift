import CGtk

/// A function that returns the color of the texts in a widget.
@MainActor
enum TextColor {
  /// Returns the color that the style sheets define for the texts in a widget.
  ///
  /// Since 4.10, calls `gtk_widget_get_color`. Before 4.10, calls `gtk_style_context_get_color`.
  static func color(of widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    var color = GdkRGBA()
    if let textColor = NewerFunctions.textColor.call {
      textColor(widget, &color)
    } else {
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    }
    return color
  }
}
