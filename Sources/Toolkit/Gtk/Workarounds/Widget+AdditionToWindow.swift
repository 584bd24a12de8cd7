import CGtk

extension Widget {
  /// Calls `handler` each time the widget is added to a window after the widget was removed from a
  /// window. The handler inserts the action groups of the widget again.
  ///
  /// NB: When a widget is removed from its parent, GTK notifies the items of the widget's menu that
  /// all actions are removed, including the actions of the widget itself. Only the actions of the
  /// new parents are added again, so the items remain disabled. Present in the sources of 4.8.3 and
  /// of 4.18.6.
  package func onRepeatedAdditionToWindow(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    var wasRemoved = false
    return onNotify("root") { [weak self] in
      guard let self else { return }
      if gtk_widget_get_root(widget) == nil {
        wasRemoved = true
      } else if wasRemoved {
        wasRemoved = false
        handler()
      }
    }
  }
}
