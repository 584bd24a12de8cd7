/// The transactions of the next round of refreshes, and the contexts that views set during a round.
@MainActor
struct TransactionQueue {
  /// The number of transactions that have ended, and whether updates were pending before.
  struct Marker {
    fileprivate let count: Int
  }

  private var next: Transaction?
  private var count = 0
  /// The contexts that nodes have set for their descendants in the current round.
  private var contexts: [ObjectIdentifier: Transaction] = [:]

  /// Begins a transaction.
  func begin() -> Marker { Marker(count: count) }

  /// Ends a transaction.
  ///
  /// - Parameters:
  ///   - transaction: The transaction.
  ///   - marker: The marker of the beginning.
  ///   - hasUpdates: Whether updates are pending. Otherwise, the transaction has changed nothing,
  ///     and its completions end.
  mutating func end(_ transaction: Transaction, since marker: Marker, hasUpdates: Bool) {
    guard hasUpdates else {
      transaction.completions.forEach { $0.end() }
      return
    }
    let completions = (next?.completions ?? []) + transaction.completions
    // A transaction within this transaction has precedence.
    if count == marker.count || next == nil { next = transaction }
    next?.completions = completions
    count += 1
  }

  /// Removes and returns the transaction of a round.
  mutating func take() -> Transaction {
    defer { next = nil }
    return next ?? Transaction()
  }

  /// Sets the context of the descendants of a node until the end of the round.
  mutating func setContext(_ transaction: Transaction, below node: AnyNode) {
    contexts[ObjectIdentifier(node)] = transaction
  }

  /// Returns the context in which a node is refreshed: the context of the nearest ancestor that has
  /// set a context, or else the transaction of the round.
  func context(of node: AnyNode, in round: Transaction) -> Transaction {
    guard !contexts.isEmpty else { return round }
    var ancestor = node.parent
    while let current = ancestor {
      if let context = contexts[ObjectIdentifier(current)] { return context }
      ancestor = current.parent
    }
    return round
  }

  /// Ends a round.
  mutating func endRound(_ round: Transaction) {
    contexts = [:]
    round.completions.forEach { $0.end() }
  }
}
