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
    var isWaiting = false
    /// The sequence whose actions don't cancel the work: the sequence in which the work waits, or
    /// has started before the actions of the earlier parts were processed.
    var sequence: EffectSequence?
  }

  private let members = Lock(Members())

  var isCancelled: Bool {
    members.withLock { $0.isCancelled }
  }

  /// Whether the work of the scope waits for its turn in a sequence.
  var isWaiting: Bool {
    members.withLock { $0.isWaiting }
  }

  /// Returns whether the work of the scope waits for a part in `sequence`.
  func waits(in sequence: EffectSequence?) -> Bool {
    guard let sequence, let own = members.withLock({ $0.sequence }) else { return false }
    return sequence.isWithin(own)
  }

  /// Returns whether the work of the scope waits for a part in `sequence`, or for a part whose
  /// actions have led to `sequence`.
  func waits(for sequence: EffectSequence?) -> Bool {
    guard let sequence, let own = members.withLock({ $0.sequence }) else { return false }
    return sequence.follows(from: own)
  }

  /// Sets the sequence in which the work of the scope waits for its turn. The actions that parts of
  /// the previous sequence have sent before don't cancel the work either.
  @MainActor
  func wait(in sequence: EffectSequence) {
    let previous = members.withLock { members in
      members.isWaiting = true
      return members.sequence
    }
    setSequence(sequence, after: previous)
  }

  /// Records that the turn of the work has come. The actions that earlier parts have sent before
  /// don't cancel the work.
  @MainActor
  func stopWaiting() {
    let previous = members.withLock { members in
      members.isWaiting = false
      return members.sequence
    }
    setSequence(nil, after: previous)
  }

  @MainActor
  private func setSequence(_ sequence: EffectSequence?, after previous: EffectSequence?) {
    guard let previous else { return members.withLock { $0.sequence = sequence } }
    previous.afterEnqueuedActions { [self] in
      members.withLock { $0.sequence = sequence }
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
