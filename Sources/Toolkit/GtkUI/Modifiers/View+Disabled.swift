import Gtk

extension View {
  /// Makes the view, and all within it, one that can't be used, if `isDisabled`.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    modifier(DisabledModifier(isDisabled: isDisabled))
  }
}

private struct DisabledModifier: WidgetModifier {
  let isDisabled: Bool

  func apply(to widget: Widget, from old: Self?) {
    if old?.isDisabled != isDisabled { widget.isSensitive = !isDisabled }
  }
}
