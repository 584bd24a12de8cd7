import CGtk

extension Widget {
  /// Whether the widget shows its tooltip. What is within it, popovers among it, shows the same one
  /// unless it has its own.
  public var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(widget).isTrue }
    set { gtk_widget_set_has_tooltip(widget, newValue.gboolean) }
  }

  /// Asks for the tooltip's text each time one is about to be shown; `nil` shows none.
  @discardableResult
  public func onQueryTooltip(
    _ text: @escaping @MainActor () -> String?
  ) -> SignalConnection {
    gtk_widget_set_has_tooltip(widget, true.gboolean)
    return connect(
      "query-tooltip",
      returning: { arguments in
        let tooltip: SignalObject = arguments(3)
        guard let text = text(), let pointer = tooltip.pointer else { return false }
        gtk_tooltip_set_text(OpaquePointer(pointer), text)
        return true
      }
    )
  }
}
