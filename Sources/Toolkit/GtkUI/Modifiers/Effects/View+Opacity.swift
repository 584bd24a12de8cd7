import Gtk

extension View {
  /// Sets the opacity of the view. A change can be animated; see ``Animation``.
  ///
  /// The view receives input regardless of its opacity, even if the opacity is 0. To hide
  /// the view from input and screen readers as well, use `hidden()`.
  ///
  /// - Parameter opacity: The opacity, from 0, invisible, to 1, opaque.
  /// - Returns: A view with the opacity.
  public func opacity(_ opacity: Double) -> some View {
    OpacityContent(opacity: opacity, content: self)
  }
}

private struct OpacityContent<Content: View>: WrapperView {
  let opacity: Double
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    OpacityNode(self, context)
  }
}

private final class OpacityNode<Content: View>: WrapperNode<OpacityContent<Content>> {
  private var animator: ValueAnimator<Double>?
  private var shown = 1.0

  override init(_ view: OpacityContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    animator = ValueAnimator(view.opacity) { [weak self] in self?.apply($0) }
    apply(view.opacity)
  }

  /// `false`, so that a list shows this node as one row. If the list divided the content into rows,
  /// this node could not set the opacity of the rows that the list creates later.
  override var isDividedIntoRows: Bool { false }

  override var isReusable: Bool { hasReusableContent && animator?.isRunning != true }

  override func viewDidUpdate(from old: OpacityContent<Content>) {
    super.viewDidUpdate(from: old)
    animator?.setTarget(view.opacity, in: widgets)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets, phase == .active {
      apply(shown)
      animator?.widgetsDidChange(widgets)
    }
    super.contentDidChange(aspect)
  }

  override func didFreeze() {
    animator?.finish()
  }

  override func willDismantle() {
    for widget in (child?.widgets ?? []).compactMap(\.modifiedWidget) {
      widget.opacityFactors[ObjectIdentifier(self)] = nil
    }
    animator?.end()
    animator = nil
  }

  private func apply(_ opacity: Double) {
    shown = opacity
    // Another view can set another opacity of the same widget.
    let factor = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    for widget in widgets.compactMap(\.modifiedWidget) {
      widget.opacityFactors[ObjectIdentifier(self)] = factor
    }
  }
}
