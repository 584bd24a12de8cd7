import Gtk

/// The animation of the presence of a view in a transition.
@MainActor
final class PresenceAnimation {
  /// Applies a presence to a container.
  typealias Show = @MainActor (TransitionBin, AnyTransition.Course, _ presence: Double) -> Void

  /// 0 for a view that is not inserted yet or was removed, 1 for an inserted view. The animation of
  /// a spring can have values outside this range.
  private(set) var presence: Double
  /// Called at the end of the animation.
  var onEnd: @MainActor () -> Void = {}
  private let course: AnyTransition.Course
  private var bins: [TransitionBin]
  private let target: Double
  private let show: Show
  private var animator: ValueAnimator<Double>?

  /// Applies the initial presence.
  ///
  /// - Parameters:
  ///   - course: The changes of the appearance, and the animation.
  ///   - bins: The containers of the views.
  ///   - presence: The initial presence.
  ///   - target: The presence at the end.
  ///   - show: Applies a presence to a container.
  init(
    _ course: AnyTransition.Course,
    of bins: [TransitionBin],
    from presence: Double,
    to target: Double,
    show: @escaping Show
  ) {
    self.course = course
    self.bins = bins
    self.presence = presence
    self.target = target
    self.show = show
    animator = ValueAnimator(presence) { [weak self] in self?.apply($0) }
    apply(presence)
  }

  var isRunning: Bool { animator?.isRunning == true }

  /// Starts the animation of the transition, or else the animation of the current transaction.
  func start() {
    guard let animator else { return }
    animator.onFinish = { [weak self] in self?.onEnd() }
    var transaction = Transaction.current
    if let animation = course.animation { transaction.animation = animation }
    Transaction.with(transaction) { animator.setTarget(target, in: bins) }
    if !animator.isRunning { onEnd() }
  }

  /// Moves the animation to other containers.
  func binsDidChange(_ bins: [TransitionBin]) {
    self.bins = bins
    animator?.widgetsDidChange(bins)
  }

  /// Shows the end of the animation at once.
  func finish() { animator?.finish() }

  /// Ends the animation without a change of the containers.
  func end() {
    animator?.end()
    animator = nil
  }

  private func apply(_ presence: Double) {
    self.presence = presence
    for bin in bins { show(bin, course, presence) }
  }
}
