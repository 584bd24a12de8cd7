import Gtk

extension Widget {
  /// Does what the first button in the widget does, if there is one that can be used.
  func activateFirstButton() -> Bool {
    guard isVisible, isSensitive else { return false }
    if let button = self as? Gtk.Button {
      button.click()
      return true
    }
    return children.contains { $0.activateFirstButton() }
  }
}
