import Gtk

/// A background of the desktop's theme, which adapts to the light and the dark style.
public struct BackgroundStyle: Hashable, Sendable {
  let styleClasses: [String]

  /// The background of windows.
  public static let window = BackgroundStyle(styleClasses: ["background"])

  /// The background of lists and texts.
  public static let view = BackgroundStyle(styleClasses: ["view"])

  /// A background that is a little lighter than the background of windows, with a thin border and
  /// rounded corners.
  public static let card = BackgroundStyle(styleClasses: ["section-box"])

  /// The background of bars at the edges of windows, in the background colour of windows.
  public static let bar = BackgroundStyle(styleClasses: ["toolbar-background"])
}

extension View {
  /// Adds a background of the desktop's theme behind the view and its padding.
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

private struct Background<Content: View>: SurroundingView {
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
