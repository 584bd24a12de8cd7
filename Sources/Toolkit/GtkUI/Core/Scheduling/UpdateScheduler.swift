import Foundation
import Gtk
import IssueReporting

/// A scheduler that refreshes all invalidated nodes at once, before the layout of the next frame.
@MainActor
public final class UpdateScheduler {
  /// The scheduler of all nodes of the process.
  public static let shared = UpdateScheduler()

  /// A key that is set on the main queue. In tests that run as tasks, the main queue doesn't run on
  /// the main thread.
  private nonisolated static let onMainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The number of flushes that had work to do, for tests.
  public private(set) var flushCount = 0

  private var invalidatedNodes: [ObjectIdentifier: AnyNode] = [:]
  private var pendingActions: [@MainActor () -> Void] = []
  /// The actions of ``pendingActions`` that are being performed. An action that closes a window
  /// first performs the remaining actions, while the views of the window exist.
  private var current: ArraySlice<@MainActor () -> Void> = []
  private var transactions = TransactionQueue()
  private var source: MainLoopSource?
  private var urgentSource: MainLoopSource?
  private var isFlushing = false
  private var isRefreshing = false
  /// Whether invalidated nodes are refreshed, in contrast to an update during the layout.
  private var isInRound = false
  private var isCycleReported = false

  /// The maximum number of rounds in a flush. If nodes are still invalidated after this number of
  /// rounds, a cycle of updates is reported.
  private let roundLimit = 100

  /// Whether the calling code runs on the main actor.
  nonisolated static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: onMainQueue) == true
  }

  /// Invalidates a node. Called on any thread before a change is made, so this method doesn't read
  /// the value that changes.
  ///
  /// - Parameters:
  ///   - node: The node to invalidate. If `nil`, nothing is invalidated.
  ///   - isCurrent: A closure that returns whether the notification is still current for the node.
  nonisolated static func invalidate<N: AnyNode>(
    _ node: N?,
    if isCurrent: @escaping @MainActor @Sendable (N) -> Bool
  ) {
    if isOnMainActor {
      MainActor.assumeIsolated { shared.insert(node, if: isCurrent) }
    } else {
      Task { @MainActor in shared.insert(node, if: isCurrent) }
    }
  }

  /// Refreshes the invalidated nodes now, instead of before the next frame, and calls the pending
  /// actions. Does nothing during a flush.
  public func flush() {
    guard !isFlushing else { return }
    guard hasPendingUpdates else { return transactions.discard() }
    isFlushing = true
    defer { isFlushing = false }
    source?.cancel()
    source = nil
    flushCount += 1
    drain()
  }

  /// Refreshes the invalidated nodes at once. Unlike ``flush()``, this method also refreshes nodes
  /// if the method is called by an action that runs after an update, such as the action of
  /// `onChange`. Does nothing during the refresh of a node.
  func flushNow() {
    guard isFlushing else { return flush() }
    // While a node is refreshed, no other node can be refreshed.
    guard !isRefreshing else { return }
    drain()
  }

  /// Performs an update of nodes during the layout, outside a flush. A flush that is requested by
  /// the update is performed later, because the nodes must not be refreshed during an update.
  func updateDuringLayout(_ update: () -> Void) {
    guard !isFlushing else { return update() }
    isFlushing = true
    isRefreshing = true
    update()
    isRefreshing = false
    isFlushing = false
    if hasPendingUpdates { schedule() }
  }

  private func drain() {
    var rounds = 0
    while hasPendingUpdates {
      rounds += 1
      guard rounds <= roundLimit else { return postpone() }
      if invalidatedNodes.isEmpty {
        performPendingActions()
      } else {
        refreshRound()
      }
    }
    transactions.discard()
    isCycleReported = false
  }

  /// Calls `action` when all invalidated nodes have been refreshed, before the next frame. Actions
  /// of the app that respond to an update, such as the action of `onAppear`, are called in this
  /// way, because such actions must not run during an update.
  func afterUpdates(_ action: @escaping @MainActor () -> Void) {
    pendingActions.append(action)
    schedule()
  }

  /// Schedules a flush before the next event of a keyboard or a pointer. If the event and the next
  /// frame are ready at the same time, the flush before the frame can be too late.
  func flushBeforeNextEvent() {
    guard !isFlushing, urgentSource == nil else { return }
    urgentSource = MainLoopSource(idle: .high) { [weak self] in
      self?.urgentSource = nil
      self?.flush()
    }
  }

  private var hasPendingUpdates: Bool {
    !invalidatedNodes.isEmpty || !pendingActions.isEmpty || !current.isEmpty
  }

  private func performPendingActions() {
    current += pendingActions
    pendingActions = []
    while let action = current.popFirst() {
      action()
    }
    // A slice retains the actions that were removed from the slice.
    current = []
  }

  /// Postpones the remaining updates, with a lower priority than input and frames. Reports an
  /// issue, unless an issue was already reported for this cycle.
  private func postpone() {
    source = MainLoopSource(after: .milliseconds(100), priority: .idle) { [weak self] in
      self?.source = nil
      self?.flush()
    }
    guard !isCycleReported else { return }
    isCycleReported = true
    reportIssue(
      """
      Views change the values that they read: after \(roundLimit) rounds of refreshes, nodes are \
      still invalidated. These nodes are refreshed later. Most likely a body, or an action that \
      runs when a view appears, writes a value that the body reads.
      """
    )
  }

  private func refreshRound() {
    isRefreshing = true
    defer { isRefreshing = false }
    let transactionRound = transactions.beginRound()
    isInRound = true
    defer {
      isInRound = false
      transactions.endRound(transactionRound)
    }
    let round = invalidatedNodes.values.sorted { $0.depth < $1.depth }
    for node in round {
      // A parent may have refreshed or dismantled the node in the meantime.
      guard invalidatedNodes.removeValue(forKey: ObjectIdentifier(node)) != nil else { continue }
      guard node.phase == .active else { continue }
      let context = transactions.context(of: node, in: transactionRound)
      Transaction.with(context) { node.refresh() }
    }
  }

  /// Begins a transaction. Returns the argument for ``endTransaction(since:)``.
  func beginTransaction(_ transaction: Transaction) -> TransactionQueue.Marker {
    transactions.begin(transaction)
  }

  /// Ends the innermost transaction, whose changes are shown in the next round of refreshes.
  func endTransaction(since marker: TransactionQueue.Marker) {
    transactions.end(since: marker, pending: invalidatedNodes.keys)
    if !isFlushing { schedule() }
  }

  /// Sets the context of the descendants of a node until the end of the current round.
  func setContext(_ transaction: Transaction, below node: AnyNode) {
    // During the layout, there is no round.
    if isInRound { transactions.setContext(transaction, below: node) }
  }

  /// Returns whether the refresh of an ancestor of `node` is pending, and the ancestor is not in
  /// the scope of `node`. Such a refresh can remove the scope.
  func isRefreshPending(outsideScopeOf node: AnyNode) -> Bool {
    guard !invalidatedNodes.isEmpty else { return false }
    var ancestor = node.parent
    while let current = ancestor {
      if current.scope !== node.scope, invalidatedNodes[ObjectIdentifier(current)] != nil {
        return true
      }
      ancestor = current.parent
    }
    return false
  }

  /// Cancels the refresh of a node that was refreshed in another way, or was dismantled.
  func remove(_ node: AnyNode) {
    invalidatedNodes.removeValue(forKey: ObjectIdentifier(node))
  }

  func insert(_ node: AnyNode) {
    guard node.phase == .active else { return }
    invalidatedNodes[ObjectIdentifier(node)] = node
    transactions.didInvalidate(node)
    schedule()
  }

  private func insert<N: AnyNode>(_ node: N?, if isCurrent: (N) -> Bool) {
    guard let node, node.phase == .active, isCurrent(node) else { return }
    insertUnlessDeferred(node)
  }

  /// Invalidates a node. If the scope of the node defers refreshes, the refresh is deferred until
  /// the scope is revealed.
  func insertUnlessDeferred(_ node: AnyNode) {
    if let scope = node.scope, scope.defersRefresh {
      scope.deferRefresh(of: node)
    } else {
      insert(node)
    }
  }

  private func schedule() {
    // A node that is invalidated during a flush is refreshed in the same flush.
    guard !isFlushing, source == nil else { return }
    source = MainLoopSource(idle: .highIdle) { [weak self] in
      self?.source = nil
      self?.flush()
    }
  }
}
