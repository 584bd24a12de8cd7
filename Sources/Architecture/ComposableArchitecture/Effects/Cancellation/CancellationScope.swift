import ConcurrencyExtras

/// A group of work that is cancelled together. Scopes can be nested. For example, the scope of an
/// action's task contains the scope of each cancellable effect of the action.
///
/// A scope can be cancelled from any thread. The cancellation is permanent.
final class CancellationScope: Sendable {
  private struct Members {
    var isCancelled = false
    var next = 0
    var cancel: [Int: @Sendable () -> Void] = [:]
    /// The sequence in which the work waits.
    var awaited: EffectSequence?
    /// The actions of earlier parts that were still enqueued when the work's turn came.
    var earlierActions: [EffectSequence.EarlierActions] = []
  }

  private let members = Lock(Members())

  var isCancelled: Bool {
    members.withLock { $0.isCancelled }
  }

  /// Whether the work of the scope waits for its turn in a sequence.
  var isWaiting: Bool {
    members.withLock { $0.awaited != nil }
  }

  /// Returns whether the work of the scope waits for a part in `sequence`.
  func isAfter(_ sequence: EffectSequence?) -> Bool {
    guard let sequence, let awaited = members.withLock({ $0.awaited }) else { return false }
    return sequence.isWithin(awaited)
  }

  /// Returns whether the actions of `sequence` don't cancel the work of the scope: the work waits
  /// for a part that has led to `sequence`, or the part has sent these actions before the work
  /// started.
  func isAfterActions(of sequence: EffectSequence?) -> Bool {
    guard let sequence else { return false }
    let (awaited, earlierActions) = members.withLock { ($0.awaited, $0.earlierActions) }
    return awaited.map(sequence.follows(from:)) ?? false
      || earlierActions.contains { $0.contain(sequence) }
  }

  /// Records that the work waits in a sequence.
  @MainActor
  func wait(in sequence: EffectSequence) {
    setAwaited(sequence)
  }

  /// Records that the work's turn has come.
  @MainActor
  func stopWaiting() {
    setAwaited(nil)
  }

  @MainActor
  private func setAwaited(_ sequence: EffectSequence?) {
    let previous = members.withLock { members in
      defer { members.awaited = sequence }
      return members.awaited
    }
    guard previous !== sequence, let earlier = previous?.earlierActions else { return }
    members.withLock { members in
      members.earlierActions.removeAll(where: \.areProcessed)
      members.earlierActions.append(earlier)
    }
  }

  /// Adds a member, with a closure that cancels the member. If the scope is already cancelled, the
  /// member is cancelled immediately.
  ///
  /// - Returns: A token with which the caller can remove the member when the member has finished.
  func insert(_ cancel: @escaping @Sendable () -> Void) -> Int {
    let (token, isCancelled) = members.withLock { members in
      members.next += 1
      if !members.isCancelled {
        members.cancel[members.next] = cancel
      }
      return (members.next, members.isCancelled)
    }
    if isCancelled {
      cancel()
    }
    return token
  }

  func remove(_ token: Int) {
    // The closure is released outside of the lock, because the closure may own the last reference
    // to an object whose deinitialiser calls this scope.
    _ = members.withLock { $0.cancel.removeValue(forKey: token) }
  }

  /// Cancels the members in the order of their insertion.
  func cancel() {
    let cancel = members.withLock { members in
      members.isCancelled = true
      defer { members.cancel = [:] }
      return members.cancel
    }
    for (_, cancel) in cancel.sorted(by: { $0.key < $1.key }) {
      cancel()
    }
  }
}
