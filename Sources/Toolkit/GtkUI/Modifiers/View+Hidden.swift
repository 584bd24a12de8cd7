import Gtk

extension View {
  /// Hides the view. The user can't access the view with the pointer, the keyboard or a screen
  /// reader. The view still occupies its space.
  ///
  /// To remove the view from the layout as well, use `if`.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Sets the opacity of the view, from 0, invisible, to 1, opaque.
  ///
  /// The view receives input regardless of its opacity, even if the opacity is 0.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
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

private struct OpacityModifier: WidgetModifier {
  let opacity: Double

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old?.opacity != opacity { widget.opacity = opacity }
  }
}
