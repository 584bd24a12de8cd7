import Gtk

/// An object that animates a value of a node, and applies the value in each frame.
@MainActor
final class ValueAnimator<Value: VectorArithmetic> {
  private var value: AnimatedValue<Value>
  private let apply: @MainActor (Value) -> Void
  private var frames: AnimationFrames?
  /// The time of the last frame of the running animation, or `nil` before the first frame.
  private var time: Double?
  /// The change that the next frame begins to animate.
  private var pending: (target: Value, animation: Animation)?
  private var completion: AnimationCompletion?
  private var unmap: SignalConnection?

  /// - Parameters:
  ///   - value: The initial value, which the owner has applied.
  ///   - apply: Called with each new value.
  init(_ value: Value, apply: @escaping @MainActor (Value) -> Void) {
    self.value = AnimatedValue(value)
    self.apply = apply
  }

  /// The value without an animation.
  var target: Value { pending?.target ?? value.target }

  /// Whether the value is animated.
  var isRunning: Bool { frames != nil }

  /// Changes the value, with the animation of the current transaction. In a widget that is not
  /// visible, and if the desktop disables animations, the value changes at once.
  func setTarget(_ new: Value, in widget: Widget?) {
    guard new != target else { return }
    guard let animation = Transaction.currentAnimation, let widget, widget.isMapped,
      Gtk.Settings.default?.enablesAnimations == true
    else {
      end()
      value.setTarget(new, nil, at: 0)
      return apply(new)
    }
    completion?.end()
    completion = Transaction.current.completion
    completion?.begin()
    if let time {
      value.setTarget(new, animation, at: time)
    } else {
      pending = (new, animation)
    }
    if frames == nil {
      frames = AnimationClock.frames(of: widget) { [weak self] in self?.show($0) }
      unmap = widget.onUnmap { [weak self] in self?.finish() }
    }
  }

  /// Ends the animation. The value is not applied.
  func end() {
    frames?.cancel()
    frames = nil
    unmap?.disconnect()
    unmap = nil
    time = nil
    if let pending { value.setTarget(pending.target, nil, at: 0) }
    pending = nil
    completion?.end()
    completion = nil
  }

  /// Shows the final value at once, for example because the widget is no longer visible.
  func finish() {
    guard isRunning else { return }
    end()
    value.setTarget(value.target, nil, at: 0)
    apply(value.target)
  }

  private func show(_ time: Double) {
    self.time = time
    if let pending {
      self.pending = nil
      value.setTarget(pending.target, pending.animation, at: time)
    }
    if value.isFinished(at: time) { return finish() }
    apply(value.value(at: time))
  }
}
