import Gtk

extension View {
  /// Hides the view. The user can't access the view with the pointer, the keyboard or a screen
  /// reader. The view still occupies its space.
  ///
  /// To remove the view from the layout as well, use `if`.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

private struct HiddenModifier: WidgetModifier {
  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    guard old == nil else { return }
    widget.isMappedWithParent = false
    widget.canFocus = false
    widget.setAccessibleHidden(true)
  }
}
