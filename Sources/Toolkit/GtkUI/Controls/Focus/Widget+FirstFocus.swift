import Gtk

extension Widget {
  /// Moves the focus to the first descendant that can have the focus, or to the widget itself.
  /// Called when a page or a presentation is shown. Focus states don't change.
  ///
  /// - Returns: Whether the focus was moved.
  func focusFirst() -> Bool {
    InitialFocus.move { moveFocusToFirst() }
  }

  /// Moves the focus to the first descendant that can have the focus, or to the widget itself. In
  /// contrast to ``focusFirst()``, focus states change.
  ///
  /// A header is skipped, and so is a child that its container hides. The first descendant is the
  /// first in the order of the children. GTK compares positions
  /// instead, but a widget has a position only after its layout.
  ///
  /// - Returns: Whether the focus was moved.
  func moveFocusToFirst() -> Bool {
    guard isVisible, isSensitive, canFocus, isMapped || parent?.isMapped != true else {
      return false
    }
    return children.contains { !($0 is HeaderBar) && $0.moveFocusToFirst() }
      || isFocusable && grabFocus()
  }

  /// Whether the widget is in a header.
  var isInHeaderBar: Bool {
    var widget: Widget? = self
    while let current = widget {
      if current is HeaderBar { return true }
      widget = current.parent
    }
    return false
  }
}
