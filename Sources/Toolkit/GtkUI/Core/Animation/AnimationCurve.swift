import Foundation

/// The course of an animation of a value from an origin to a target.
///
/// A curve is independent of the values: the animated value is the target, plus the distance of the
/// origin from the target times a factor, plus the initial velocity times a factor.
enum AnimationCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1), with two control points. Source: the timing
  /// functions of CSS Easing Functions Level 1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
  /// A spring that is attached to the target. `response` is the period of the undamped oscillation
  /// in seconds. With a damping fraction of 1 or more, the spring does not oscillate. Source: the
  /// solution of the differential equation of a damped harmonic oscillator.
  case spring(response: Double, dampingFraction: Double)

  /// The factors of an animation at a point in time.
  struct Factors: Equatable {
    /// The factor of the distance of the origin from the target: 1 at the origin, 0 at the target.
    var distance: Double
    /// The factor of the initial velocity, in seconds.
    var velocity: Double
  }

  /// The distance from the target, as a fraction of the initial distance, at which a spring
  /// no longer moves.
  private static let restingFraction = 0.001

  /// The duration in seconds. After the duration, a spring no longer moves.
  var duration: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): duration.isFinite ? max(0, duration) : 0
    case .spring(let response, let dampingFraction):
      Self.restingTime(response: response, dampingFraction: dampingFraction)
    }
  }

  /// The perceived duration in seconds. After this duration, a spring can still move slightly.
  var logicalDuration: Double {
    guard case .spring(let response, _) = self, response.isFinite else { return duration }
    return min(duration, max(0, response))
  }

  /// Returns the factors after a number of seconds.
  func factors(at time: Double) -> Factors {
    guard time < duration else { return Factors(distance: 0, velocity: 0) }
    let time = max(0, time)
    switch self {
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      let progress = Self.bezier(x1: x1, y1: y1, x2: x2, y2: y2, at: time / duration)
      return Factors(distance: 1 - progress, velocity: 0)
    case .spring(let response, let dampingFraction):
      return Self.spring(response: response, dampingFraction: dampingFraction, at: time)
    }
  }

  // MARK: Bézier curves

  /// Returns y for x. The parameter of the curve is found by bisection, because x increases
  /// monotonically with the parameter.
  private static func bezier(
    x1: Double,
    y1: Double,
    x2: Double,
    y2: Double,
    at x: Double
  ) -> Double {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, (low + high) / 2)
  }

  private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  // MARK: Springs

  /// The smallest response in seconds. With a smaller response, the frames of an animation would
  /// not show the motion.
  private static let minimumResponse = 0.01

  /// The smallest damping fraction. With a smaller damping, the spring would oscillate for minutes.
  private static let minimumDamping = 0.05

  private static func spring(
    response: Double,
    dampingFraction: Double,
    at time: Double
  ) -> Factors {
    let (frequency, damping) = limited(response, dampingFraction)
    if abs(damping - 1) < 1e-6 {
      let decay = exp(-frequency * time)
      return Factors(distance: decay * (1 + frequency * time), velocity: decay * time)
    }
    if damping < 1 {
      let damped = frequency * (1 - damping * damping).squareRoot()
      let decay = exp(-damping * frequency * time)
      let sine = sin(damped * time) / damped
      return Factors(
        distance: decay * (cos(damped * time) + damping * frequency * sine),
        velocity: decay * sine
      )
    }
    // The sum of two decays. `cosh` and `sinh` would overflow.
    let rate = frequency * (damping * damping - 1).squareRoot()
    let slow = exp((rate - damping * frequency) * time)
    let fast = exp((-rate - damping * frequency) * time)
    let cosine = (slow + fast) / 2
    let sine = (slow - fast) / (2 * rate)
    return Factors(distance: cosine + damping * frequency * sine, velocity: sine)
  }

  /// Returns the angular frequency and the damping fraction of a spring, within limits.
  private static func limited(
    _ response: Double,
    _ dampingFraction: Double
  ) -> (frequency: Double, damping: Double) {
    let response = response.isFinite ? min(max(response, minimumResponse), 3600) : 0.5
    let damping = dampingFraction.isFinite ? min(max(dampingFraction, minimumDamping), 1000) : 1
    return (2 * Double.pi / response, damping)
  }

  /// Returns the time after which the distance of a spring is less than the resting fraction.
  private static func restingTime(response: Double, dampingFraction: Double) -> Double {
    let (frequency, damping) = limited(response, dampingFraction)
    let exponent = -log(restingFraction)
    if damping < 1 {
      // The amplitude of the oscillation is larger than 1 by this factor, which has no limit at
      // critical damping. There, the factor of the decay grows with the time, which takes about
      // 1.35 times as long.
      let amplitude = -log(1 - damping * damping) / 2
      return (exponent + min(amplitude, 0.35 * exponent)) / (damping * frequency)
    }
    // The slower of the two decays determines the time. This form of the difference of the damping
    // and the root has no cancellation.
    let rate = frequency / (damping + (damping * damping - 1).squareRoot())
    return 1.35 * exponent / rate
  }
}
