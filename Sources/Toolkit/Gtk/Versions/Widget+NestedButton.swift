import CGtk

// A menu button consists of two widgets: the menu button itself and a toggle button in it, which
// has the focus. A screen reader must find one button with one name.
//
// NB: Before 4.12, each of the two widgets is named by its own properties, so that the outer widget
// can have the role `generic`, and the toggle button the name. Since 4.12, GTK computes the name of
// the toggle button from the properties of the outer widget, which therefore needs the name as well,
// and a role that may have a name.

extension AccessibleRole {
  /// The role of a widget that only surrounds a button.
  static var aroundButton: AccessibleRole {
    GtkVersion.current >= GtkVersion(4, 12) ? .group : .generic
  }
}

extension Widget {
  /// The outer widget from whose properties GTK computes the name of this widget, if any.
  var widgetOfName: Widget? {
    guard GtkVersion.current >= GtkVersion(4, 12), let parent = parent as? MenuButton,
      parent.mainPart === self
    else { return nil }
    return parent
  }
}
