import CGtk

extension Widget {
  /// Whether what is within is cut off at the widget's edge, round corners included.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }
}
