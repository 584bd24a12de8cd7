/// An animation of a change.
///
/// ```swift
/// store.send(.clearButtonTapped, animation: .default)
/// ```
///
/// Changes of the page and full-screen covers are animated, unless animations are disabled in the
/// settings of the desktop. Other changes of views are applied without an animation, except the
/// animations that GTK's widgets contain, such as the slider of a switch. This type exists for
/// source compatibility with SwiftUI. **An animation has no effect**, and `withAnimation` applies
/// changes immediately.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The animation for changes without a specific animation. All animations are equal to `default`.
  public static let `default` = Animation()
  /// An animation of constant speed. Equal to `default`.
  public static let linear = Animation()
  /// An animation that starts slowly. Equal to `default`.
  public static let easeIn = Animation()
  /// An animation that finishes slowly. Equal to `default`.
  public static let easeOut = Animation()
  /// An animation that starts and finishes slowly. Equal to `default`.
  public static let easeInOut = Animation()
  /// An animation with the motion of a spring. Equal to `default`.
  public static let spring = Animation()
  /// A spring for changes that follow a drag of the user. Equal to `default`.
  public static let interactiveSpring = Animation()
  /// A spring that oscillates visibly. Equal to `default`.
  public static let bouncy = Animation()
  /// A spring that doesn't oscillate. Equal to `default`.
  public static let smooth = Animation()
  /// A fast spring that hardly oscillates. Equal to `default`.
  public static let snappy = Animation()

  /// Returns an animation equal to `default`. The duration in seconds is ignored.
  public static func linear(duration: Double) -> Self { Self() }
  /// Returns an animation equal to `default`. The duration in seconds is ignored.
  public static func easeIn(duration: Double) -> Self { Self() }
  /// Returns an animation equal to `default`. The duration in seconds is ignored.
  public static func easeOut(duration: Double) -> Self { Self() }
  /// Returns an animation equal to `default`. The duration in seconds is ignored.
  public static func easeInOut(duration: Double) -> Self { Self() }

  /// Returns an animation equal to `default`. The response in seconds, the damping and the blend
  /// duration are ignored.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self {
    Self()
  }

  /// Returns an animation equal to `default`. The duration in seconds, the bounce and the blend
  /// duration are ignored.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Self {
    Self()
  }

  /// Returns this animation unchanged. The change is applied without a delay.
  public func delay(_ delay: Double) -> Self { self }
  /// Returns this animation unchanged. The factor is ignored.
  public func speed(_ speed: Double) -> Self { self }
  /// Returns this animation unchanged. The change is applied once, regardless of the count.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
  /// Returns this animation unchanged. The change is applied once.
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// Calls `body` and returns its result. The changes are not animated; see ``Animation``.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Has no effect; see ``Animation``.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }

  /// Has no effect; see ``Animation``.
  public func transition(_ transition: AnyTransition) -> Self { self }
}

extension Binding {
  /// Returns this binding unchanged; see ``Animation``.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}
