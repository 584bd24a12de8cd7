import Gtk

/// What is behind a view, as the desktop's theme has it, light or dark.
public struct BackgroundStyle: Hashable, Sendable {
  let styleClasses: [String]

  /// That of windows.
  public static let window = BackgroundStyle(styleClasses: ["background"])

  /// That of lists and texts.
  public static let view = BackgroundStyle(styleClasses: ["view"])

  /// That of lists and texts, with a thin line and round corners around it.
  public static let card = BackgroundStyle(styleClasses: ["section-box"])

  /// That of bars at the edges of windows.
  public static let bar = BackgroundStyle(styleClasses: ["toolbar-background"])
}

extension View {
  /// Puts a background of the desktop's theme behind the view, and behind the room that padding
  /// leaves around it.
  ///
  /// ```swift
  /// Text("A fact")
  ///   .padding(24)
  ///   .background(.card)
  /// ```
  public func background(_ style: BackgroundStyle) -> some View {
    Background(style: style, content: self)
  }
}

private struct Background<Content: View>: ContainerView {
  let style: BackgroundStyle
  let content: Content

  func isReusable(_ widget: Bin, _ slot: Bin) -> Bool { true }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin { Bin() }

  func updateWidget(_ widget: Bin, from old: Self?, _ environment: EnvironmentValues) {
    guard old?.style != style else { return }
    old?.style.styleClasses.forEach(widget.removeCSSClass)
    style.styleClasses.forEach(widget.addCSSClass)
  }
}
