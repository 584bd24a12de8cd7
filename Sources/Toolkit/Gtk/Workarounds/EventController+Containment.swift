extension EventControllerFocus {
  /// Calls `handler` with `true` when the focus enters the widget or a descendant, and with `false`
  /// when the focus leaves the widget and all descendants.
  ///
  /// NB: While GTK emits `leave`, the controller still reports that it contains the focus.
  @discardableResult
  package func onContainsFocusChanged(
    _ handler: @escaping @MainActor (_ containsFocus: Bool) -> Void
  ) -> [SignalConnection] {
    [onEnter { handler(true) }, onLeave { handler(false) }]
  }
}

extension EventControllerMotion {
  /// Calls `handler` with `true` when the pointer enters the widget or a descendant, and with
  /// `false` when the pointer leaves the widget and all descendants.
  ///
  /// NB: While GTK emits `leave`, the controller still reports that it contains the pointer.
  @discardableResult
  package func onContainsPointerChanged(
    _ handler: @escaping @MainActor (_ containsPointer: Bool) -> Void
  ) -> [SignalConnection] {
    [onEnter { handler(true) }, onLeave { handler(false) }]
  }
}
