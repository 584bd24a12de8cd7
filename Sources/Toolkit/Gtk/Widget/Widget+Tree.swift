import CGtk

extension Widget {
  /// The parent, or `nil` for a window and for a widget that is in no container. The parent may be
  /// an internal widget of GTK.
  public var parent: Widget? { .wrapping(gtk_widget_get_parent(widget)) }

  /// The first child, including the internal children that GTK creates, or `nil` if there are no
  /// children.
  public var firstChild: Widget? { .wrapping(gtk_widget_get_first_child(widget)) }

  /// The last child, including the internal children that GTK creates, or `nil` if there are no
  /// children.
  public var lastChild: Widget? { .wrapping(gtk_widget_get_last_child(widget)) }

  /// The next child of the same parent, or `nil` for the last child.
  public var nextSibling: Widget? { .wrapping(gtk_widget_get_next_sibling(widget)) }

  /// The previous child of the same parent, or `nil` for the first child.
  public var previousSibling: Widget? { .wrapping(gtk_widget_get_prev_sibling(widget)) }

  /// The children in order, including the internal children that GTK creates. O(n).
  public var children: [Widget] {
    var children: [Widget] = []
    var next = firstChild
    while let child = next {
      children.append(child)
      next = child.nextSibling
    }
    return children
  }

  /// The window that contains the widget, or `nil` if the widget is in no window. The root of a
  /// window is the window itself.
  public var root: Widget? {
    // GtkRoot is an interface of widgets, and the pointer to an interface is the pointer to the
    // instance.
    .wrapping(gtk_widget_get_root(widget).map { UnsafeMutablePointer($0) })
  }

  /// Sets the parent of the widget. Use this method if the parent has no method that adds a child,
  /// as for the parent of a popover.
  public func setParent(_ parent: Widget) { gtk_widget_set_parent(widget, parent.widget) }
}
