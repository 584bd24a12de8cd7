import Gtk

extension View {
  /// Sets the size of the view to its natural size, even if the available space is smaller. For
  /// example, text doesn't wrap.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the width or the height of the view, or both, to the natural size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSize(horizontal: horizontal, vertical: vertical, content: self)
  }
}

private struct FixedSize<Content: View>: ContainerView {
  let horizontal: Bool
  let vertical: Bool
  let content: Content

  func isReusable(_ widget: Bin, _ slot: Bin) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin { Bin() }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    widget.horizontalLimits.requiresNaturalSize = horizontal
    widget.verticalLimits.requiresNaturalSize = vertical
  }
}
