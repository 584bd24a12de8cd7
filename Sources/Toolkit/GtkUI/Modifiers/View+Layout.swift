import Gtk

extension View {
  /// Makes the view as wide as there is room for.
  public func expanded() -> some View {
    modifier(ExpandModifier())
  }

  /// Keeps the view in the middle of the room that there is, no wider than `width`; it is as wide as
  /// that if there is room. This is for the one column of a page, which is hard to read when it is
  /// too wide.
  public func maxWidth(_ width: Double) -> some View {
    Clamped(maxWidth: Int(pixels: width), content: self)
  }
}

private struct ExpandModifier: WidgetModifier {
  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old == nil { widget.hexpand = true }
  }
}

private struct Clamped<Content: View>: ContainerView {
  let maxWidth: Int
  let content: Content

  func isReusable(_ widget: Bin, _ slot: Bin) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin {
    let bin = Bin()
    bin.hexpand = true
    return bin
  }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    if old?.maxWidth != maxWidth { widget.maximumWidth = maxWidth }
  }
}
