import CGtk

extension Widget {
  /// Whether the widget can show a tooltip. A descendant without a tooltip, including a popover,
  /// also shows the tooltip of the widget.
  public var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(widget).isTrue }
    set { gtk_widget_set_has_tooltip(widget, newValue.gboolean) }
  }

  /// Calls `text` each time a tooltip is about to be shown. If the closure returns `nil`, no
  /// tooltip is shown.
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
