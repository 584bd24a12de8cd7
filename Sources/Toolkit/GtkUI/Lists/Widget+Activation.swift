import Gtk

extension Widget {
  /// Activates the widget if the widget is a visible and enabled button. Otherwise activates the
  /// first visible and enabled button in the widget. Returns whether there is such a button.
  func activateFirstButton() -> Bool {
    guard isVisible, isSensitive else { return false }
    if let button = self as? Gtk.Button {
      button.click()
      return true
    }
    return children.contains { $0.activateFirstButton() }
  }
}
