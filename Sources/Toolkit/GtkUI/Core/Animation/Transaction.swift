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

/// A counter of the running animations of a transaction, which calls an action when no animation
/// runs any longer.
@MainActor
final class AnimationCompletion {
  /// The transaction itself counts as an animation until its views are updated.
  private var count = 1
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Counts an animation that has started.
  func begin() { count += 1 }

  /// Counts an animation that is finished.
  func end() {
    count -= 1
    if count == 0 { UpdateScheduler.shared.afterUpdates(action) }
  }
}
