/// The context of a change: the animation with which the change is shown.
public struct Transaction: Sendable {
  /// The animation, or `nil` for a change without an animation.
  public var animation: Animation?
  /// Whether the change is shown without an animation, even if a view has an animation.
  public var disablesAnimations = false
  /// The observers of the animations that the change starts.
  var completions: [AnimationCompletion] = []

  /// Creates the context of a change with an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The context of the node that is refreshed.
  @MainActor static var current = Transaction()

  /// The animation of the node that is refreshed, or `nil` if the changes are not animated.
  @MainActor static var currentAnimation: Animation? {
    current.disablesAnimations ? nil : current.animation
  }

  /// Calls `body` with another context.
  @MainActor
  static func with<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let old = current
    current = transaction
    defer { current = old }
    return try body()
  }
}
