import Gtk

extension View {
  /// Hides the view, which keeps its room, from eyes, pointers, keyboards and screen readers.
  ///
  /// To have it give up its room as well, leave it out with `if`.
  public func hidden() -> some View {
    modifier(HiddenModifier())
  }

  /// Makes the view see-through, from 0, which can't be seen, to 1.
  ///
  /// It can be used all the same.
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
