extension View {
  /// Makes the app light or dark for as long as the view is there; `nil` leaves it to the desktop.
  ///
  /// GTK knows one style for all windows of a program. If several views prefer one, the last that
  /// came counts. A user who has set `GTK_THEME` keeps that theme.
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
    Appearance.shared.prefer(nil, by: self)
  }
}
