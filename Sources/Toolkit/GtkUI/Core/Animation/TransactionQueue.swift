/// The transactions of the pending refreshes, and the contexts that views set during a round of
/// refreshes.
@MainActor
struct TransactionQueue {
  /// The number of nodes that had been invalidated when a transaction began.
  struct Marker {
    fileprivate let invalidations: Int
  }

  /// The transactions whose bodies run, the innermost transaction last.
  private var active: [Transaction] = []
  /// The transactions that have changed nodes, by node.
  private var nodes: [ObjectIdentifier: Transaction] = [:]
  /// The transactions whose completions end after the next round.
  private var ended: [Transaction] = []
  /// The contexts that nodes have set for their descendants in the current round.
  private var contexts: [ObjectIdentifier: Transaction] = [:]
  private var invalidations = 0

  /// Begins a transaction.
  mutating func begin(_ transaction: Transaction) -> Marker {
    active.append(transaction)
    return Marker(invalidations: invalidations)
  }

  /// Ends the innermost transaction.
  ///
  /// - Parameters:
  ///   - marker: The marker of the beginning.
  ///   - pending: The invalidated nodes. A node that was already invalidated before the transaction
  ///     is not invalidated again. Therefore, if the transaction has invalidated no node, the
  ///     transaction applies to the pending nodes without a transaction.
  mutating func end(since marker: Marker, pending: some Sequence<ObjectIdentifier>) {
    guard let transaction = active.popLast() else { return }
    ended.append(transaction)
    guard invalidations == marker.invalidations else { return }
    for node in pending where nodes[node] == nil { nodes[node] = transaction }
  }

  /// Stores the innermost transaction for a node that was invalidated.
  mutating func didInvalidate(_ node: AnyNode) {
    invalidations += 1
    if let transaction = active.last { nodes[ObjectIdentifier(node)] = transaction }
  }

  /// Begins a round of refreshes.
  mutating func beginRound() -> Round {
    defer { (nodes, ended) = ([:], []) }
    return Round(nodes: nodes, ended: ended)
  }

  /// The transactions of a round.
  struct Round {
    fileprivate let nodes: [ObjectIdentifier: Transaction]
    fileprivate let ended: [Transaction]
  }

  /// Sets the context of the descendants of a node until the end of the round.
  mutating func setContext(_ transaction: Transaction, below node: AnyNode) {
    contexts[ObjectIdentifier(node)] = transaction
  }

  /// Returns the context in which a node is refreshed: the context of the nearest ancestor that has
  /// set a context, or else the transaction of the node.
  func context(of node: AnyNode, in round: Round) -> Transaction {
    let own = round.nodes[ObjectIdentifier(node)] ?? Transaction()
    guard !contexts.isEmpty else { return own }
    var ancestor = node.parent
    while let current = ancestor {
      if let context = contexts[ObjectIdentifier(current)] { return context }
      ancestor = current.parent
    }
    return own
  }

  /// Ends a round.
  mutating func endRound(_ round: Round) {
    contexts = [:]
    for transaction in round.ended { transaction.completions.forEach { $0.end() } }
  }

  /// Discards the transactions if no node is invalidated, because a container has updated all
  /// invalidated nodes.
  mutating func discard() {
    guard !ended.isEmpty || !nodes.isEmpty else { return }
    endRound(beginRound())
  }
}
