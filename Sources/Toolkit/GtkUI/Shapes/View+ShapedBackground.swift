import Gtk

extension View {
  /// Adds a colour behind the view and its padding.
  ///
  /// ```swift
  /// Text(theme.name)
  ///   .padding(4)
  ///   .background(theme.mainColor)
  ///   .cornerRadius(4)
  /// ```
  ///
  /// Except for `primary` and `secondary`, a background colour doesn't adapt to the light and the
  /// dark style. Make sure that the text above the colour is readable in both styles. The text on
  /// backgrounds of the theme, such as `.card`, is always readable.
  public func background(_ color: Color) -> some View {
    background { color }
  }

  /// Adds a shape with a colour behind the view.
  ///
  /// ```swift
  /// .background(.blue, in: Capsule())
  /// ```
  public func background(_ color: Color, in shape: some Shape) -> some View {
    background { shape.fill(color) }
  }

  /// Adds views behind the view.
  ///
  /// ```swift
  /// .background { RoundedRectangle(cornerRadius: 8).fill(.yellow) }
  /// ```
  ///
  /// The background doesn't change the size of the view. Background views that expand, such as
  /// shapes, have the size of the view.
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    BackgroundContent(background: content(), alignment: alignment, content: self)
  }

  /// Adds a view behind the view. The earlier form of ``background(alignment:content:)``.
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}

private struct BackgroundContent<Background: View, Content: View>: View, TitleSource {
  typealias Body = Never

  let background: Background
  let alignment: Alignment
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    BackgroundNode(self, context)
  }

  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

private final class BackgroundNode<Background: View, Content: View>: Node<
  BackgroundContent<Background, Content>
>
{
  private var widget: Overlay?
  private let backgroundBin = Bin()
  private let contentBin = Bin()
  private var background: Node<Background>?
  private var content: Node<Content>?
  private var expands = (horizontal: false, vertical: false)

  override init(_ view: BackgroundContent<Background, Content>, _ context: NodeContext) {
    super.init(view, context)
    // The child of an overlay determines the size of the overlay, and whether the overlay expands.
    let widget = Overlay(child: contentBin)
    widget.addUnderlay(backgroundBin)
    self.widget = widget
    environment.applyDirection(to: widget)
    background = view.background.makeNode(contentContext())
    content = view.content.makeNode(contentContext())
    place()
  }

  override var widgets: [Widget] { widget.map { [$0] } ?? [] }

  override var declaredTransition: AnyTransition? { content?.declaredTransition }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let background { body(background) }
    if let content { body(content) }
  }

  override func findTitle(
    of view: BackgroundContent<Background, Content>,
    in environment: EnvironmentValues
  ) -> String? {
    content?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: BackgroundContent<Background, Content>) {
    let environment = contentContext().environment
    background?.update(view.background, environment)
    content?.update(view.content, environment)
    if let widget { environment.applyDirection(to: widget) }
    if view.alignment != old.alignment { alignBackground() }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect != .labels { place() }
    if aspect != .expansion { notifyParent(of: .labels) }
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    return context
  }

  private func place() {
    guard let widget, let background, let content, phase == .active else { return }
    backgroundBin.setChildren(background.widgets)
    contentBin.setChildren(content.widgets)
    alignBackground()
    let old = expands
    expands = (widget.expands(.horizontal), widget.expands(.vertical))
    if expands != old {
      notifyParent(of: .expansion)
    }
  }

  private func alignBackground() {
    background?.widgets.forEach(view.alignment.align)
  }

  override func willDismantle() {
    widget = nil
  }
}
