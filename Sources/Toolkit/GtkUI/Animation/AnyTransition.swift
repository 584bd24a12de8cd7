/// A transition for a view that is inserted or removed. Like an ``Animation``, a transition has no
/// effect.
public struct AnyTransition: Hashable, Sendable {
  private init() {}

  /// A transition without a visible change. All transitions are equal to `identity`.
  public static let identity = AnyTransition()
  /// A transition that fades the view. Equal to `identity`.
  public static let opacity = AnyTransition()
  /// A transition that scales the view. Equal to `identity`.
  public static let scale = AnyTransition()
  /// A transition that moves the view from the leading to the trailing edge. Equal to `identity`.
  public static let slide = AnyTransition()

  /// Returns a transition equal to `identity`. The edge is ignored.
  public static func move(edge: Edge) -> Self { Self() }
  /// Returns a transition equal to `identity`. The edge is ignored.
  public static func push(from edge: Edge) -> Self { Self() }
  /// Returns a transition equal to `identity`. Both arguments are ignored.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }

  /// Returns this transition unchanged. The animation is ignored.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Returns this transition unchanged. The other transition is ignored.
  public func combined(with other: Self) -> Self { self }
}
