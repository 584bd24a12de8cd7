import Gtk

extension View {
  /// Adds CSS classes to the view: classes of GTK, such as `suggested-action`, or classes of the
  /// app.
  public func styleClass(_ names: String...) -> some View {
    modifier(StyleClassModifier(names: names))
  }

  /// Adds a CSS class to the view while `condition` is `true`.
  public func styleClass(_ name: String, when condition: Bool) -> some View {
    modifier(StyleClassModifier(names: condition ? [name] : []))
  }
}

private struct StyleClassModifier: WidgetModifier {
  let names: [String]

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    guard old?.names != names else { return }
    for name in old?.names ?? [] where !names.contains(name) {
      widget.removeCSSClass(name)
    }
    for name in names where old?.names.contains(name) != true {
      widget.addCSSClass(name)
    }
  }
}
