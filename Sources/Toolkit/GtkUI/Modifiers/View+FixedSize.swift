import Gtk

extension View {
  /// Sets the minimum size of the view to its natural size. For example, the lines of a text don't
  /// wrap if the available space is narrow.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Sets the minimum width, the minimum height or both of the view to the natural size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSize(horizontal: horizontal, vertical: vertical, content: self)
  }
}

private struct FixedSize<Content: View>: SurroundingView {
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
