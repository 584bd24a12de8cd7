/// Work that is cancelled together. Scopes nest: the scope of an effect with an id lies within the
/// scope of the action that led to it.
///
/// Cancelling is possible from any thread; a scope stays cancelled.
final class CancellationScope: Sendable {
  private struct Members {
    var isCancelled = false
    var next = 0
    var cancel: [Int: @Sendable () -> Void] = [:]
  }

  private let members = Lock(Members())

  var isCancelled: Bool {
    members.withLock { $0.isCancelled }
  }

  /// Adds a member, given by what cancels it. In a scope that is cancelled already the member is
  /// cancelled at once.
  ///
  /// - Returns: What the member is taken out by when it has come to its end.
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
    // The closure is released outside the lock: it may own the last reference to something whose
    // deinitialiser comes back here.
    _ = members.withLock { $0.cancel.removeValue(forKey: token) }
  }

  /// Cancels the members in the order in which they came.
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
