import Gtk

/// An object that animates a value of a node, and applies the value in each frame of a widget.
@MainActor
final class ValueAnimator<Value: VectorArithmetic> {
  private struct Run {
    weak var widget: Widget?
    var frames: AnimationFrames?
    var connections: [SignalConnection] = []
    /// The time of the last frame, or `nil` before the first frame.
    var time: Double?
    /// The seconds for which the animation was paused.
    var pause = 0.0
    /// The time of the last frame before the pause, or `nil` if the animation is not paused.
    var pauseStart: Double?
  }

  /// Called when the final value of an animation was applied.
  var onFinish: @MainActor () -> Void = {}
  private var value: AnimatedValue<Value>
  private let apply: @MainActor (Value) -> Void
  private var run: Run?
  /// The change that the next frame begins to animate.
  private var pending: (target: Value, animation: Animation)?
  private var animation: Animation?
  private var completions: [AnimationCompletion] = []

  /// - Parameters:
  ///   - value: The initial value, which the owner has applied.
  ///   - apply: Called with each new value.
  init(_ value: Value, apply: @escaping @MainActor (Value) -> Void) {
    self.value = AnimatedValue(value)
    self.apply = apply
  }

  /// The value at the end of the animation.
  var target: Value { pending?.target ?? value.target }

  /// Whether the value is animated.
  var isRunning: Bool { run != nil }

  /// Changes the value, with the animation of the current transaction. The value changes at once if
  /// the desktop disables animations. The value also changes at once if no widget is visible,
  /// unless the animation is endless.
  func setTarget(_ new: Value, in widgets: [Widget]) {
    guard new != target else { return }
    let animation = Transaction.currentAnimation
    let widget =
      widgets.first(where: \.isMapped) ?? (animation?.isEndless == true ? widgets.first : nil)
    guard let animation, let widget, Gtk.Settings.default?.enablesAnimations == true else {
      end()
      value.setTarget(new, nil, at: 0)
      return apply(new)
    }
    endCompletions()
    completions = Transaction.current.completions
    completions.forEach { $0.begin() }
    self.animation = animation
    if let run, let time = run.time, run.pauseStart == nil {
      value.setTarget(new, animation, at: time - run.pause)
    } else {
      pending = (new, animation)
    }
    if run == nil {
      run = Run(widget: widget)
      observe(widget)
    } else if run?.frames == nil {
      // The animation was paused, or waits for another widget.
      move(to: widget)
    }
  }

  /// Moves the animation to another widget if the widget of the animation is no longer a widget of
  /// the node.
  func widgetsDidChange(_ widgets: [Widget]) {
    guard let run else { return }
    if let widget = run.widget, widgets.contains(widget) { return }
    move(to: widgets.first(where: \.isMapped) ?? widgets.first)
  }

  /// Ends the animation. The value is not applied.
  func end() {
    stopFrames()
    run = nil
    animation = nil
    if let pending { value.setTarget(pending.target, nil, at: 0) }
    pending = nil
    endCompletions()
  }

  /// Shows the final value at once.
  func finish() {
    guard isRunning else { return }
    end()
    value.setTarget(value.target, nil, at: 0)
    apply(value.target)
    onFinish()
  }

  private func endCompletions() {
    completions.forEach { $0.end() }
    completions = []
  }

  /// Ends the completions for which the animation is complete although the value still moves.
  private func endLogicalCompletions() {
    let ended = completions.filter { $0.criteria == .logicallyComplete }
    completions.removeAll { $0.criteria == .logicallyComplete }
    ended.forEach { $0.end() }
  }

  // MARK: Frames

  private func move(to widget: Widget?) {
    stopFrames()
    run?.widget = widget
    if let widget { observe(widget) }
    if run?.frames == nil { pause() }
  }

  private func observe(_ widget: Widget) {
    run?.connections = [
      widget.onMap { [weak self] in self?.startFrames() },
      widget.onUnmap { [weak self] in self?.pause() },
    ]
    if widget.isMapped { startFrames() }
  }

  private func startFrames() {
    guard let widget = run?.widget, run?.frames == nil else { return }
    run?.frames = AnimationClock.frames(of: widget) { [weak self] in self?.show($0) }
  }

  private func stopFrames() {
    run?.frames?.cancel()
    run?.frames = nil
    run?.connections.forEach { $0.disconnect() }
    run?.connections = []
  }

  /// Called when no widget is visible. An endless animation is paused. Other animations are
  /// finished, unless a widget is mapped in the same update, for example in another container.
  private func pause() {
    run?.frames?.cancel()
    run?.frames = nil
    if let run, run.pauseStart == nil { self.run?.pauseStart = run.time }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, let run, run.frames == nil, animation?.isEndless != true else { return }
      finish()
    }
  }

  private func show(_ time: Double) {
    guard let run else { return }
    if let pauseStart = run.pauseStart {
      self.run?.pause += time - pauseStart
      self.run?.pauseStart = nil
    }
    self.run?.time = time
    let time = time - (self.run?.pause ?? 0)
    if let pending {
      self.pending = nil
      value.setTarget(pending.target, pending.animation, at: time)
    }
    if value.isFinished(at: time) { return finish() }
    apply(value.value(at: time))
    if value.isLogicallyComplete(at: time) { endLogicalCompletions() }
  }
}
