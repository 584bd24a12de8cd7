/// Calls `body`, and shows the changes that `body` makes in the context of a transaction.
///
/// The views are updated later, before the next frame. The context applies to the views that read
/// the changed values, and to their descendants. If several transactions change the values that a
/// view reads, the last transaction has precedence, and a transaction within another transaction
/// has precedence over the outer transaction.
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
  // The state of views changes on the main actor.
  guard UpdateScheduler.isOnMainActor else { return try body() }
  let marker = MainActor.assumeIsolated { UpdateScheduler.shared.beginTransaction(transaction) }
  defer { MainActor.assumeIsolated { UpdateScheduler.shared.endTransaction(since: marker) } }
  return try body()
}

/// Calls `body`, and animates the changes that `body` makes.
///
/// - Parameters:
///   - animation: The animation, or `nil` for changes without an animation. A view with
///     ``View/animation(_:value:)`` animates its changes even if the animation is `nil`.
///   - body: A closure that changes the state.
///
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Calls `body`, animates the changes that `body` makes, and calls `completion` when the animations
/// are complete.
///
/// - Parameters:
///   - animation: The animation, or `nil` for changes without an animation.
///   - completionCriteria: The time at which an animation is complete.
///   - body: A closure that changes the state.
///   - completion: Called when all animations of the changes are complete or were interrupted. If
///     no animation has started, for example because the desktop disables animations, the closure
///     is called after the duration of the animation. The closure is never called if an animation
///     is endless and is not interrupted, or if an endless animation has not started.
///
/// - Returns: The result of `body`.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.completions = [AnimationCompletion(of: animation, completionCriteria, completion)]
  return try withTransaction(transaction, body)
}
