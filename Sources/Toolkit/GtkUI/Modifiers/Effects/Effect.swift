import Gtk

/// A change of the appearance of a view, which does not change the layout, and can be animated.
@MainActor
protocol Effect: Equatable {
  associatedtype Data: VectorArithmetic

  /// The values that are animated.
  var animatableData: Data { get }

  /// Adds the effect, with the current values of an animation, to the effects of a container.
  func apply(_ data: Data, to effects: inout EffectBin.Effects)
}

/// A view with an effect.
struct EffectContent<Content: View, Kind: Effect>: WrapperView {
  let effect: Kind
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    EffectNode(self, context)
  }
}

/// The node of a view with an effect.
private final class EffectNode<Content: View, Kind: Effect>: WrapperNode<
  EffectContent<Content, Kind>
>
{
  private var bins = EffectBins()
  private var animator: ValueAnimator<Kind.Data>?

  override init(_ view: EffectContent<Content, Kind>, _ context: NodeContext) {
    super.init(view, context)
    animator = ValueAnimator(view.effect.animatableData) { [weak self] in self?.apply($0) }
    apply(view.effect.animatableData)
    bins.place(child?.widgets ?? [])
  }

  override var widgets: [Widget] { bins.widgets }

  /// `false`, so that a list shows this node as one row. If the list divided the content into rows,
  /// this node could not place the widgets of the rows.
  override var isDividedIntoRows: Bool { false }

  override var hasOwnWidgets: Bool { true }

  override var isReusable: Bool { hasReusableContent && animator?.isRunning != true }

  override func viewDidUpdate(from old: EffectContent<Content, Kind>) {
    super.viewDidUpdate(from: old)
    guard view.effect != old.effect, let animator else { return }
    animator.setTarget(view.effect.animatableData, in: widgets)
    // The effect can have values that are not animated.
    if !animator.isRunning { apply(view.effect.animatableData) }
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets, phase == .active {
      bins.place(child?.widgets ?? [])
      animator?.widgetsDidChange(widgets)
    }
    super.contentDidChange(aspect)
  }

  override func didFreeze() {
    animator?.finish()
  }

  override func willDismantle() {
    animator?.end()
    animator = nil
    bins.removeAll()
  }

  private func apply(_ data: Kind.Data) {
    var effects = EffectBin.Effects()
    view.effect.apply(data, to: &effects)
    bins.effects = effects
  }
}
