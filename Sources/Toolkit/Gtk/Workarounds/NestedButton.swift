import CGtk

/// The inner button of a menu button or a color button, which receives the focus.
///
/// A menu button consists of two widgets: the outer widget and a toggle button in it. A screen
/// reader must find one button with one name.
///
/// NB: Before 4.12, each of the two widgets is named and described by its own properties. Since
/// 4.12 (4.11.4, "nested button"; also in 4.18.6), GTK reads the name and the description of the
/// inner button from the properties of the outer widget. The outer widget therefore receives the
/// same name and description.
@MainActor
final class NestedButton: Widget {
  /// Wraps the first child of a widget that consists of an outer widget and a button.
  convenience init(in outer: Widget) {
    self.init(gtk_widget_get_first_child(outer.widget), transfer: .none)
  }

  override var namedWidget: Widget? {
    GtkVersion.current >= GtkVersion(4, 12) ? parent : nil
  }
}

extension AccessibleRole {
  /// The role of a widget that only surrounds a button.
  ///
  /// NB: Since 4.12, the outer widget has a name, and its role must be a role that permits a name.
  static var outerButton: AccessibleRole {
    GtkVersion.current >= GtkVersion(4, 12) ? .group : .generic
  }
}
