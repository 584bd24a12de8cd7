/// The course of an animated change.
///
/// ```swift
/// struct Badge: View {
///   @State private var isLarge = false
///
///   var body: some View {
///     Button("Tap") {
///       withAnimation(.bouncy) { isLarge.toggle() }
///     }
///     .scaleEffect(isLarge ? 1.5 : 1)
///   }
/// }
/// ```
///
/// The changes that ``withAnimation(_:_:)`` makes, and the changes below
/// ``View/animation(_:value:)``, are animated. The modifiers `opacity(_:)`, `offset(x:y:)`,
/// `scaleEffect(_:anchor:)` and `rotationEffect(_:anchor:)` are animated. Views that are inserted
/// into a stack or removed from a stack have transitions, see ``AnyTransition``. Texts that change
/// have the transition of ``View/contentTransition(_:)``. Other changes are applied at once. An
/// animation that is interrupted by another animation continues from the current value, and a
/// spring also continues with the current velocity.
///
/// If animations are disabled in the settings of the desktop, all changes are applied at once.
public struct Animation: Hashable, Sendable {
  /// A change of the course in time.
  enum TimeChange: Hashable, Sendable {
    /// The animation starts a number of seconds later.
    case delay(Double)
    /// The animation is faster by a factor.
    case speed(Double)
    /// The animation runs several times, or endlessly if the count is `nil`.
    case repetition(count: Int?, autoreverses: Bool)
  }

  /// The course without changes in time.
  let curve: AnimationCurve
  /// The changes in time. Each change applies to the animation with all changes before.
  private(set) var timeChanges: [TimeChange] = []

  private init(_ curve: AnimationCurve) {
    self.curve = curve
  }

  private func with(_ change: TimeChange) -> Self {
    var animation = self
    animation.timeChanges.append(change)
    return animation
  }

  /// The animation of ``withAnimation(_:_:)`` without an argument, equal to ``smooth``.
  public static let `default` = smooth
  /// An animation of constant speed, which takes 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// An animation that starts slowly, and takes 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// An animation that finishes slowly, and takes 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// An animation that starts and finishes slowly, and takes 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// The same animation as ``smooth``.
  public static let spring = spring(duration: 0.5)
  /// A fast spring for changes that follow a drag of the user.
  public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)
  /// A spring that oscillates visibly.
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)
  /// A spring that does not oscillate.
  public static let smooth = spring(duration: 0.5)
  /// A spring that hardly oscillates.
  public static let snappy = spring(duration: 0.5, bounce: 0.15)

  /// Returns an animation of constant speed with a duration in seconds.
  public static func linear(duration: Double) -> Self {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: Double) -> Self {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Returns an animation that finishes slowly, with a duration in seconds.
  public static func easeOut(duration: Double) -> Self {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation that starts and finishes slowly, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Self {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point, from 0 to 1.
  ///   - y1: The progress of the first control point.
  ///   - x2: The time of the second control point, from 0 to 1.
  ///   - y2: The progress of the second control point.
  ///   - duration: The duration in seconds. A negative duration is 0.
  ///
  /// - Returns: The animation.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Self {
    Self(.bezier(x1: x1, y1: y1, x2: x2, y2: y2, duration: duration))
  }

  /// Returns the animation of a spring.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation in seconds.
  ///   - dampingFraction: The damping as a fraction of the damping with which the spring no longer
  ///     oscillates.
  ///   - blendDuration: Ignored.
  ///
  /// - Returns: The animation.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self {
    Self(.spring(response: response, dampingFraction: dampingFraction))
  }

  /// Returns the animation of a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds, which is the period of the undamped
  ///     oscillation.
  ///   - bounce: The strength of the oscillation, from 0 for no oscillation to 1. A negative value
  ///     makes the spring slower.
  ///   - blendDuration: Ignored.
  ///
  /// - Returns: The animation.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Self {
    let bounce = min(max(bounce, -0.95), 1)
    return Self(
      .spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    )
  }

  /// Returns the animation, which starts a number of seconds later. A delay that is negative or not
  /// finite is ignored.
  public func delay(_ delay: Double) -> Self {
    delay > 0 && delay.isFinite ? with(.delay(delay)) : self
  }

  /// Returns the animation, which is faster by a factor. A factor that is not positive or not
  /// finite is ignored.
  public func speed(_ speed: Double) -> Self {
    speed > 0 && speed.isFinite ? with(.speed(speed)) : self
  }

  /// Returns the animation, which runs several times.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, at least 1.
  ///   - autoreverses: Whether every second repetition runs backwards.
  ///
  /// - Returns: The repeated animation.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self {
    with(.repetition(count: max(1, count), autoreverses: autoreverses))
  }

  /// Returns the animation, which runs until the value changes again or the view is removed. While
  /// the view is not visible, the animation is paused.
  ///
  /// - Parameter autoreverses: Whether every second repetition runs backwards.
  /// - Returns: The endless animation.
  public func repeatForever(autoreverses: Bool = true) -> Self {
    with(.repetition(count: nil, autoreverses: autoreverses))
  }
}
