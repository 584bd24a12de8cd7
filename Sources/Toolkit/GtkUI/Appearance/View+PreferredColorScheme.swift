extension View {
  /// Sets the light or the dark style that this view prefers. `nil` means no preference.
  ///
  /// GTK has one style for all windows of a program. If several views prefer a style, the
  /// preference that was added last is used. If no view prefers a style, the desktop sets the
  /// style. If the user has set `GTK_THEME`, the theme in `GTK_THEME` is used.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    ColorSchemeContent(colorScheme: colorScheme, content: self)
  }
}

private struct ColorSchemeContent<Content: View>: WrapperView {
  let colorScheme: ColorScheme?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ColorSchemeNode(self, context)
  }
}

private final class ColorSchemeNode<Content: View>: WrapperNode<ColorSchemeContent<Content>> {
  override init(_ view: ColorSchemeContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    Appearance.shared.prefer(view.colorScheme, by: self)
  }

  override func viewDidUpdate(from old: ColorSchemeContent<Content>) {
    super.viewDidUpdate(from: old)
    if view.colorScheme != old.colorScheme {
      Appearance.shared.prefer(view.colorScheme, by: self)
    }
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    Appearance.shared.prefer(nil, by: self)
  }
}
