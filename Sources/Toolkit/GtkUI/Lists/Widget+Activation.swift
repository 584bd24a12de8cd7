import Gtk

extension Widget {
  /// Activates the first button in the widget that is visible and enabled. Returns whether there is
  /// such a button.
  func activateFirstButton() -> Bool {
    guard isVisible, isSensitive else { return false }
    if let button = self as? Gtk.Button {
      button.click()
      return true
    }
    return children.contains { $0.activateFirstButton() }
  }
}
