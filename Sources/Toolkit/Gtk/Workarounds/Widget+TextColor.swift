import CGtk

extension Widget {
  /// The color that the style sheets define for the texts in the widget.
  ///
  /// Since 4.10, calls `gtk_widget_get_color`. Before 4.10, calls `gtk_style_context_get_color`.
  var textColor: GdkRGBA {
    var color = GdkRGBA()
    if let textColor = NewerFunctions.textColor.call {
      textColor(widget, &color)
    } else {
      gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    }
    return color
  }
}
