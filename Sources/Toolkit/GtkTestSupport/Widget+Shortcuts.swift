import Gtk

extension Widget {
  /// Does what keys do that are a shortcut of the widget, spelt as GTK does it. Says whether one of
  /// them has dealt with it.
  @discardableResult
  public func activateShortcut(_ trigger: String) -> Bool {
    performShortcut(trigger)
  }
}
