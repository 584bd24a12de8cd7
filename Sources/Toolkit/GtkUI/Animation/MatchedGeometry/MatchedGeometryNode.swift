import Gtk

/// The node of a view with a matched geometry.
final class MatchedGeometryNode<Content: View>: WrapperNode<MatchedGeometryContent<Content>>,
  MatchedGeometryTarget
{
  private var bins = EffectBins()
  private var observed: (bin: EffectBin, observer: LayoutObserver)?
  /// The own frame of the view in the last layout, without the effect.
  private var frame: WindowFrame?
  private weak var window: Widget?
  /// The first frame of the running animation.
  private var origin: WindowFrame?
  private var progress = 0.0
  private var animator: ValueAnimator<Double>?

  override init(_ view: MatchedGeometryContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    placeContent()
    MatchedGeometryRegistry.shared.didInsert(self, view.key)
  }

  override var widgets: [Widget] { bins.widgets }

  /// `false`, because the frame is the frame of one widget.
  override var isDividedIntoRows: Bool { false }

  override var hasOwnWidgets: Bool { true }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets, phase == .active {
      placeContent()
      animator?.widgetsDidChange(widgets)
    }
    super.contentDidChange(aspect)
  }

  override func didFreeze() {
    animator?.finish()
    // A frozen view is dismantled later, when its frame is no longer current.
    forgetFrame()
  }

  override func willDismantle() {
    if view.isSource, let drawnFrame {
      let source = MatchedGeometrySource(frame: drawnFrame, window: window)
      MatchedGeometryRegistry.shared.didRemove(self, view.key, source)
    }
    observed?.observer.cancel()
    observed = nil
    animator?.end()
    animator = nil
    bins.removeAll()
  }

  /// The frame in which the view is drawn. Before the first layout, the frame is the first frame of
  /// the animation.
  private var drawnFrame: WindowFrame? {
    guard let frame else { return origin }
    return view.course.drawnFrame(frame, with: bins.effects)
  }

  private func placeContent() {
    bins.place(child?.widgets ?? [])
    // A view that does not have one widget has no frame.
    if bins.only == nil { forgetFrame() }
    guard bins.only !== observed?.bin else { return }
    observed?.observer.cancel()
    observed = bins.only.map { bin in
      (bin, LayoutObserver(bin) { [weak self] in self?.frameMayHaveChanged() })
    }
  }

  /// Ends the animation, and discards the frame, so that no other view is animated from an old
  /// frame.
  private func forgetFrame() {
    end()
    frame = nil
    window = nil
  }

  private func frameMayHaveChanged() {
    guard phase == .active, let observed, let root = observed.bin.root,
      let new = WindowFrame(of: observed.bin, in: root)
    else { return }
    (frame, window) = (new, root)
    // Otherwise, the effects are set in the next frame of the animation.
    if observed.observer.canRepeatLayout { showProgress() }
  }

  // MARK: Animation

  func match(_ source: MatchedGeometrySource, _ transaction: Transaction) {
    // The animation starts after the update, when the widget is in the window. Until then, the
    // completions must not be called.
    transaction.completions.forEach { $0.hold() }
    window = source.window
    origin = source.frame
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.start(in: source.window, transaction)
      transaction.completions.forEach { $0.end() }
    }
  }

  private func start(in window: Widget?, _ transaction: Transaction) {
    guard phase == .active, origin != nil, let bin = bins.only, let window, bin.root === window
    else { return end() }
    let animator = ValueAnimator(0.0) { [weak self] progress in
      self?.progress = progress
      self?.showProgress()
    }
    self.animator = animator
    animator.onFinish = { [weak self] in self?.end() }
    Transaction.with(transaction) { animator.setTarget(1, in: [bin]) }
    if !animator.isRunning { end() }
  }

  private func showProgress() {
    guard let origin, let frame else { return }
    bins.effects = view.course.effects(at: progress, from: origin, to: frame)
  }

  /// Ends the animation, and draws the view in its own frame.
  private func end() {
    animator?.end()
    animator = nil
    origin = nil
    bins.effects = EffectBin.Effects()
  }
}
