import Gtk

extension Widget {
  /// Activates the first visible and enabled button in the widget, or the widget itself if it is a
  /// button. Returns whether there is such a button.
  func activateFirstButton() -> Bool {
    guard isVisible, isSensitive else { return false }
    if let button = self as? Gtk.Button {
      button.click()
      return true
    }
    return children.contains { $0.activateFirstButton() }
  }
}
