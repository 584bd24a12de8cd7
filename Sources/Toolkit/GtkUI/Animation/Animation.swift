/// An animation of a change.
///
/// ```swift
/// store.send(.clearButtonTapped, animation: .default)
/// ```
///
/// GTK itself animates pages, sheets, popovers and disclosure groups, depending on the settings of
/// the desktop. Changes between two states of a view aren't animated. Animations exist so that code
/// that uses them compiles: **they have no effect**, and changes within an animation are applied
/// immediately.
public struct Animation: Hashable, Sendable {
  private init() {}

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let interactiveSpring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()

  public static func linear(duration: Double) -> Self { Self() }
  public static func easeIn(duration: Double) -> Self { Self() }
  public static func easeOut(duration: Double) -> Self { Self() }
  public static func easeInOut(duration: Double) -> Self { Self() }

  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Self {
    Self()
  }

  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Self {
    Self()
  }

  public func delay(_ delay: Double) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// Calls `body` and returns its result, without an animation; see ``Animation``.
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
