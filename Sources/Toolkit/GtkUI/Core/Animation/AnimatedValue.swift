/// A value that moves to its target along an animation.
struct AnimatedValue<Value: VectorArithmetic> {
  private struct Run {
    let animation: Animation
    let start: Double
    let origin: Value
    let velocity: Value
  }

  /// The final value.
  private(set) var target: Value
  private var run: Run?

  init(_ value: Value) {
    target = value
  }

  /// Returns the value at a time in seconds.
  func value(at time: Double) -> Value {
    guard let run, !isFinished(at: time) else { return target }
    let factors = run.animation.factors(at: time - run.start)
    return target + (run.origin - target).scaled(by: factors.distance)
      + run.velocity.scaled(by: factors.velocity)
  }

  /// Returns whether the value has reached its target.
  func isFinished(at time: Double) -> Bool {
    guard let run else { return true }
    return run.animation.totalDuration.map { time - run.start >= $0 } ?? false
  }

  /// Returns whether the animation of the value is logically complete. The value can still move
  /// slightly.
  func isLogicallyComplete(at time: Double) -> Bool {
    guard let run else { return true }
    return run.animation.logicalDuration.map { time - run.start >= $0 } ?? false
  }

  /// Changes the target. With an animation, the value continues from its current value with its
  /// current velocity. Without an animation, the value is the target at once.
  mutating func setTarget(_ new: Value, _ animation: Animation?, at time: Double) {
    run = animation.map {
      Run(
        animation: $0,
        start: time,
        origin: value(at: time),
        velocity: velocity(at: time)
      )
    }
    target = new
  }

  /// The velocity per second. At the boundary of two repetitions the value can jump, so the smaller
  /// of the differences before and after the time is used.
  private func velocity(at time: Double) -> Value {
    guard let run, !isFinished(at: time) else { return .zero }
    let step = 1e-4
    let now = value(at: time)
    let after = (value(at: time + step) - now).scaled(by: 1 / step)
    guard time - run.start >= step else { return after }
    let before = (now - value(at: time - step)).scaled(by: 1 / step)
    return before.magnitudeSquared < after.magnitudeSquared ? before : after
  }
}
