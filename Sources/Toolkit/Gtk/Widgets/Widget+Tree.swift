import CGtk

extension Widget {
  public var parent: Widget? { .wrapping(gtk_widget_get_parent(widget)) }

  public var firstChild: Widget? { .wrapping(gtk_widget_get_first_child(widget)) }

  public var lastChild: Widget? { .wrapping(gtk_widget_get_last_child(widget)) }

  public var nextSibling: Widget? { .wrapping(gtk_widget_get_next_sibling(widget)) }

  public var previousSibling: Widget? { .wrapping(gtk_widget_get_prev_sibling(widget)) }

  /// The children in order, also those that are GTK's own parts of the widget. O(n).
  public var children: [Widget] {
    var children: [Widget] = []
    var next = firstChild
    while let child = next {
      children.append(child)
      next = child.nextSibling
    }
    return children
  }

  /// The labels within the widget, itself included, in reading order, whether or not they are shown.
  public var labels: [Label] {
    if let label = self as? Label { return [label] }
    return children.flatMap(\.labels)
  }

  /// The window that the widget is in.
  public var root: Widget? {
    // GtkRoot is an interface of widgets, and an interface's pointer is the instance's.
    .wrapping(gtk_widget_get_root(widget).map { UnsafeMutablePointer($0) })
  }

  /// Gives the widget a parent that has no way of its own to add one, such as a popover's.
  public func setParent(_ parent: Widget) { gtk_widget_set_parent(widget, parent.widget) }

  /// Takes the widget from its parent. Only for ``setParent(_:)``; containers have `remove`. The focus
  /// leaves it, and a popover that is open closes.
  public func unparent() {
    guard gtk_widget_get_parent(widget) != nil else { return }
    giveUpFocus()
    // NB: GTK 4.8 would leave the pointer and the keyboard to it, and complain.
    if let popover = self as? Popover, popover.isVisible { popover.popdown() }
    gtk_widget_unparent(widget)
  }
}
