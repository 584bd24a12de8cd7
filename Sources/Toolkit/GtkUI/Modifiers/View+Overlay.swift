import Gtk

extension View {
  /// Adds views in front of the view. The overlay doesn't change the size of the view.
  ///
  /// ```swift
  /// Image(iconName: "mail-unread-symbolic")
  ///   .overlay(alignment: .topTrailing) { Badge(count: unread) }
  /// ```
  ///
  /// The views of the overlay receive pointer events first. Views that expand cover the whole view.
  public func overlay<Overlaid: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlaid
  ) -> some View {
    OverlayContent(base: self, alignment: alignment, overlaid: content())
  }
}

private struct OverlayContent<Base: View, Overlaid: View>: View, TitleSource {
  typealias Body = Never

  let base: Base
  let alignment: Alignment
  let overlaid: Overlaid

  func makeNode(_ context: NodeContext) -> Node<Self> {
    OverlayNode(self, context)
  }

  func pageTitle(in environment: EnvironmentValues) -> String? {
    base.findTitle(in: environment)
  }
}

private final class OverlayNode<Base: View, Overlaid: View>: Node<OverlayContent<Base, Overlaid>> {
  private var widget: Overlay? = Overlay()
  private let bin = Bin()
  private var base: Node<Base>?
  private var overlaid: Node<Overlaid>?
  private var placed: [Widget] = []

  override init(_ view: OverlayContent<Base, Overlaid>, _ context: NodeContext) {
    super.init(view, context)
    widget?.child = bin
    base = view.base.makeNode(contentContext())
    overlaid = view.overlaid.makeNode(contentContext())
    place()
  }

  override var widgets: [Widget] { widget.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let base { body(base) }
    if let overlaid { body(overlaid) }
  }

  override func findTitle(
    of view: OverlayContent<Base, Overlaid>,
    in environment: EnvironmentValues
  ) -> String? {
    base?.findTitle(of: view.base, in: environment)
  }

  override func viewDidUpdate(from old: OverlayContent<Base, Overlaid>) {
    let environment = contentContext().environment
    base?.update(view.base, environment)
    overlaid?.update(view.overlaid, environment)
    if view.alignment != old.alignment { placed.forEach(view.alignment.align) }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect != .labels { place() }
    notifyParent(of: aspect == .widgets ? .labels : aspect)
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    return context
  }

  private func place() {
    guard let widget, let base, let overlaid, phase == .active else { return }
    bin.setChildren(base.widgets)
    let overlayWidgets = overlaid.widgets
    widget.splice(overlayWidgets, replacing: placed)
    overlayWidgets.forEach(view.alignment.align)
    placed = overlayWidgets
  }

  override func willDismantle() {
    placed = []
    widget = nil
  }
}
