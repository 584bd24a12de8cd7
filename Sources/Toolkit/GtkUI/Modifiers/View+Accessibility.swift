import Gtk

extension View {
  /// Gives the view the name that a screen reader speaks for it, where its content doesn't say it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    modifier(AccessibilityLabelModifier(label: String(label)))
  }
}

private struct AccessibilityLabelModifier: WidgetModifier {
  let label: String

  func apply(to widget: Widget, from old: Self?) {
    if old?.label != label { widget.accessibleLabel = label }
    // What has a name of its own decorates nothing.
    if old == nil, widget.accessibleRole == .presentation { widget.accessibleRole = .img }
  }
}
