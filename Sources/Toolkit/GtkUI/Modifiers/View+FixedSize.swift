import Gtk

extension View {
  /// Gives the view the size that it would like best, even where that is more than there is room
  /// for: text doesn't wrap.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view the width, or the height, that it would like best.
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
    widget.horizontalLimits.insistsOnNatural = horizontal
    widget.verticalLimits.insistsOnNatural = vertical
  }
}
