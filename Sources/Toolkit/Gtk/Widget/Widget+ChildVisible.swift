import CGtk

extension Widget {
  /// Whether the widget is drawn and receives input if its parent is mapped. Otherwise, the widget
  /// keeps its allocated space. Only the container of the widget should set this property; some
  /// containers of GTK set it themselves.
  public var isMappedWithParent: Bool {
    get { gtk_widget_get_child_visible(widget).isTrue }
    set { gtk_widget_set_child_visible(widget, newValue.gboolean) }
  }
}
