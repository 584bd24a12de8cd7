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

  /// The velocity per second.
  private func velocity(at time: Double) -> Value {
    guard let run, !isFinished(at: time) else { return .zero }
    let step = min(1e-4, time - run.start)
    guard step > 0 else { return run.velocity }
    return (value(at: time) - value(at: time - step)).scaled(by: 1 / step)
  }
}
