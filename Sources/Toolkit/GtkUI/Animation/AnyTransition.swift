/// A transition for a view that is inserted or removed. Like an ``Animation``, a transition has no
/// effect.
public struct AnyTransition: Hashable, Sendable {
  private init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }

  public func animation(_ animation: Animation?) -> Self { self }
  public func combined(with other: Self) -> Self { self }
}
