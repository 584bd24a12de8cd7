import CGtk

extension Widget {
  /// Whether the widget is drawn and receives input if its parent is mapped. Otherwise, the widget
  /// is not shown, but retains its allocated space. Only the container of the widget should set
  /// this property. Some containers of GTK set the property themselves.
  public var isMappedWithParent: Bool {
    get { gtk_widget_get_child_visible(widget).isTrue }
    set { gtk_widget_set_child_visible(widget, newValue.gboolean) }
  }
}
