import ConcurrencyExtras

/// The actions that save data before the program exits.
///
/// A type that delays writing, such as a recorder of sessions, adds an action that writes
/// immediately. An app of the toolkit runs all actions when the app quits, and when the desktop
/// requests a log-out. The app also quits when the last window is closed, and on SIGTERM, SIGINT
/// and SIGHUP. A program without the toolkit must call ``run()`` itself.
///
/// ```swift
/// let action = TerminationActions.shared.add { [weak self] in self?.writeNow() }
/// …
/// action.cancel()
/// ```
@MainActor
public final class TerminationActions {
  /// The actions of the process.
  public nonisolated static let shared = TerminationActions()

  private var actions: [TerminationAction] = []
  private nonisolated let handOvers = Lock<[@Sendable () -> Void]>([])
  private nonisolated let flushes = Lock<[@Sendable () -> Void]>([])

  /// Creates an empty list of actions, for tests.
  public nonisolated init() {}

  /// Adds an action. The list retains the action until the action is cancelled.
  ///
  /// - Parameter body: Called each time ``run()`` is called. An app can call ``run()`` several
  ///   times, because another program can prevent a log-out. The program may exit when the last
  ///   body has returned, so a body must not start a task.
  /// - Returns: The action.
  public func add(_ body: @escaping @MainActor () -> Void) -> TerminationAction {
    let action = TerminationAction(body) { [weak self] in self?.remove($0) }
    actions.append(action)
    return action
  }

  /// Adds a closure that writes the unsaved data of a storage, for example of all files of a
  /// module. The closure can be added on any thread, and can't be removed.
  ///
  /// - Parameter body: Called on the main thread each time ``run()`` is called, after all actions,
  ///   because an action can change the data.
  public nonisolated func addFlush(_ body: @escaping @Sendable () -> Void) {
    flushes.withLock { $0.append(body) }
  }

  /// Adds a closure that passes values to storages. The closure can be added on any thread, and
  /// can't be removed.
  ///
  /// - Parameter body: Called on the main thread each time ``run()`` is called, after all actions,
  ///   and before the closures of ``addFlush(_:)`` write what the storages have received.
  package nonisolated func addHandOver(_ body: @escaping @Sendable () -> Void) {
    handOvers.withLock { $0.append(body) }
  }

  /// Runs all actions, in the order in which they were added, and then the closures of
  /// ``addFlush(_:)``, including closures that a closure adds.
  public func run() {
    for action in actions where !action.isCancelled {
      action.body()
    }
    for handOver in handOvers.withLock({ $0 }) { handOver() }
    // A flush can add another flush, for example if it passes a value to a storage that was not
    // used before.
    var index = 0
    while let flush = flushes.withLock({ $0.indices.contains(index) ? $0[index] : nil }) {
      flush()
      index += 1
    }
  }

  private func remove(_ action: TerminationAction) {
    actions.removeAll { $0 === action }
  }
}

/// An action of ``TerminationActions``, which can be cancelled.
@MainActor
public final class TerminationAction {
  let body: @MainActor () -> Void
  private let onCancel: @MainActor (TerminationAction) -> Void
  private(set) var isCancelled = false

  init(
    _ body: @escaping @MainActor () -> Void,
    onCancel: @escaping @MainActor (TerminationAction) -> Void
  ) {
    self.body = body
    self.onCancel = onCancel
  }

  /// Removes the action from the list of actions. A second call does nothing. The cost is O(n) in
  /// the number of actions.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel(self)
  }
}
