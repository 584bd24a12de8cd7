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
  /// A header is skipped, and so is a child that its container hides. A selectable text is skipped,
  /// because nothing is done with it by a key, and GTK would select the text. The first descendant
  /// is the first in the order of the children. GTK compares positions instead, but a widget has a
  /// position only after its layout.
  ///
  /// - Returns: Whether the focus was moved.
  func moveFocusToFirst() -> Bool {
    guard isVisible, isSensitive, canFocus, isMapped || parent?.isMapped != true else {
      return false
    }
    return children.contains { !($0 is HeaderBar) && $0.moveFocusToFirst() }
      || isFocusable && !isSelectableText && grabFocus()
  }

  /// Moves the focus to the first descendant that can have the focus, if GTK has focused something
  /// else first: an item of a header or a selectable text. Called after GTK has shown a window or a
  /// popover, and has moved the focus itself.
  func correctInitialFocus(isWrong: (Widget) -> Bool = { $0.isSelectableText }) {
    guard let focus = focusInWindow, isWrong(focus) || focus.isSelectableText else { return }
    if !focusFirst(), focus.isSelectableText { InitialFocus.move { focusInWindow = nil } }
  }

  /// Whether the widget is a text that can only be selected.
  private var isSelectableText: Bool { (self as? Gtk.Label)?.isSelectable == true }

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
