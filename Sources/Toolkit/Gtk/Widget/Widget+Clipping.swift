import CGtk

extension Widget {
  /// Whether the content is clipped at the edges of the widget, including round corners.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }
}
