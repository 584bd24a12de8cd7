import Gtk

extension View {
  /// Expands the view horizontally, so that the view shares the available width of its container.
  public func expanded() -> some View {
    modifier(ExpandModifier())
  }

  /// Limits the width of the view to `width`. The view fills the available width up to this limit,
  /// and is centred in a larger width. Use this modifier for the single column of a page, because
  /// long lines are hard to read.
  public func maxWidth(_ width: Double) -> some View {
    Clamped(limits: Bin.Limits(maximum: Int(pixels: width)), content: self)
  }

  /// Limits the width of the view to the width of GNOME's columns of rows: 600 pixels, and less
  /// than the available width if the available width is more than 400 pixels.
  func formWidth() -> some View {
    var limits = Bin.Limits(maximum: 600)
    limits.tighteningThreshold = 400
    return Clamped(limits: limits, content: self)
  }
}

private struct ExpandModifier: WidgetModifier {
  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    if old == nil { widget.hexpand = true }
  }
}

private struct Clamped<Content: View>: SurroundingView {
  let limits: Bin.Limits
  let content: Content

  func isReusable(_ widget: Bin, _ slot: Bin) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin {
    let bin = Bin()
    bin.hexpand = true
    return bin
  }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    if old?.limits != limits { widget.horizontalLimits = limits }
  }
}
