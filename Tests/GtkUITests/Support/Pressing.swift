import Gtk
import GtkTestSupport

extension TestWindow {
  /// Does what pressing keys does that are a shortcut somewhere in the window: of those that are
  /// spelt alike the first that deals with them. Says whether there is one.
  @discardableResult
  func press(_ trigger: String) -> Bool {
    let isHandled = widget.visibleDescendants.contains { $0.activateShortcut(trigger) }
    settle()
    return isHandled
  }
}
