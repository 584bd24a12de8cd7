import Foundation

/// The context of a change: the animation with which the change is shown.
public struct Transaction: Sendable {
  /// The animation, or `nil` for a change without an animation.
  public var animation: Animation?
  /// Whether the change is shown without an animation, even if a view has an animation.
  public var disablesAnimations = false
  /// The animations that the change has started.
  var completion: AnimationCompletion?

  /// Creates the context of a change with an animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// The context of the current update.
  @MainActor static var current = Transaction()

  /// The animation of the current update, or `nil` if the update is not animated.
  @MainActor static var currentAnimation: Animation? {
    current.disablesAnimations ? nil : current.animation
  }

  /// Calls `body` with another context of the current update.
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

/// Calls `body`, and shows the changes that `body` makes with the context of a transaction.
///
/// The views are updated before this function returns. Changes that were made before are shown
/// first, without the transaction.
///
/// - Parameters:
///   - transaction: The context of the changes.
///   - body: A closure that changes the state.
///
/// - Returns: The result of `body`.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  guard Thread.isMainThread else { return try body() }
  let old = MainActor.assumeIsolated { TransactionScope.begin(transaction) }
  defer { MainActor.assumeIsolated { TransactionScope.end(old) } }
  return try body()
}

/// Calls `body`, and animates the changes that `body` makes.
///
/// - Parameters:
///   - animation: The animation, or `nil` to show the changes at once.
///   - body: A closure that changes the state.
///
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.disablesAnimations = animation == nil
  return try withTransaction(transaction, body)
}

/// Calls `body`, animates the changes that `body` makes, and calls `completion` when the animations
/// are finished.
///
/// - Parameters:
///   - animation: The animation, or `nil` to show the changes at once.
///   - body: A closure that changes the state.
///   - completion: Called when all animations of the changes are finished or were interrupted. If
///     no animation has started, the closure is called after the update.
///
/// - Returns: The result of `body`.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.disablesAnimations = animation == nil
  let running = AnimationCompletion(completion)
  transaction.completion = running
  defer { running.end() }
  return try withTransaction(transaction, body)
}

/// The update of the views for a transaction.
@MainActor
private enum TransactionScope {
  /// Shows the earlier changes, and begins the transaction. Returns the previous transaction.
  static func begin(_ transaction: Transaction) -> Transaction {
    UpdateScheduler.shared.flushNow()
    let old = Transaction.current
    Transaction.current = transaction
    return old
  }

  /// Shows the changes of the transaction, and ends the transaction.
  static func end(_ old: Transaction) {
    UpdateScheduler.shared.flushNow()
    Transaction.current = old
  }
}

/// The number of the running animations of a transaction. When all are finished, an action is
/// called.
@MainActor
final class AnimationCompletion {
  // The transaction itself counts as an animation until the update of the views is complete.
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
