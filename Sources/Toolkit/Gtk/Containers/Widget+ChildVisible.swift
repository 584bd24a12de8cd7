import CGtk

extension Widget {
  /// Whether the widget is drawn and takes input where its parent does. It keeps its room if not.
  /// For those who place it; some containers of GTK's say so themselves.
  public var isMappedWithParent: Bool {
    get { gtk_widget_get_child_visible(widget).isTrue }
    set { gtk_widget_set_child_visible(widget, newValue.gboolean) }
  }
}
