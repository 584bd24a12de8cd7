import ConcurrencyExtras

/// The work that one action starts.
///
/// The actions that this work sends start work of their own. The task of the first action stores
/// the tasks of all these actions as its descendants, in one flat set, however long the chain of
/// actions is.
final class ActionTask: Sendable {
  private struct Work {
    /// The number of running operations of this action's own effect.
    var running = 0
    /// The number of running operations for which a test has to wait.
    var visible = 0
    var descendants: [ObjectIdentifier: ActionTask] = [:]
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiting = 0
    var isComplete: Bool { running == 0 && descendants.isEmpty }
  }

  /// The scope in which this action's own effect runs.
  let scope = CancellationScope()
  private let work = Lock(Work())
  private let ancestor: ActionTask?
  private let onComplete: @MainActor (ActionTask) -> Void

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - trigger: The task whose work sent the action, or `nil` for an action that no effect sent.
  ///   - onComplete: Called when the work, and all work of its descendants, has finished.
  init(trigger: ActionTask?, onComplete: @escaping @MainActor (ActionTask) -> Void = { _ in }) {
    self.ancestor = trigger?.root
    self.onComplete = onComplete
    ancestor?.addDescendant(self)
  }

  /// The task of the action that started the chain of actions.
  var root: ActionTask { ancestor ?? self }

  /// Whether this action's own effect still runs an operation for which a test should wait. Waiting
  /// for a dismissal does not count.
  var isVisiblyRunning: Bool {
    work.withLock { $0.visible > 0 }
  }

  var isCancelled: Bool { scope.isCancelled }

  /// Whether this work, and all work of its descendants, has finished.
  var isComplete: Bool { work.withLock { $0.isComplete } }

  /// Cancels the effect of this action, and the effects of its descendants. Only the task of the
  /// first action has descendants.
  func cancel() {
    // The scope is cancelled first, so that `addDescendant` cancels a descendant that is added
    // after the list is read.
    scope.cancel()
    for descendant in work.withLock({ Array($0.descendants.values) }) {
      descendant.cancel()
    }
  }

  /// Waits until this work, and all work of its descendants, has finished.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    let token: Int? = work.withLock { work in
      guard !work.isComplete else { return nil }
      work.nextWaiting += 1
      return work.nextWaiting
    }
    guard let token else { return }
    let executor = isolation === MainActor.shared ? MainTaskExecutor.shared : nil
    await withTaskExecutorPreference(executor) {
      // `isolation` is captured, so that the closure has the isolation of the caller.
      _ = isolation
      await withCheckedContinuation { continuation in
        let isComplete = work.withLock { work in
          guard !work.isComplete else { return true }
          work.waiting[token] = continuation
          return false
        }
        if isComplete {
          continuation.resume()
        }
      }
    }
  }

  /// Waits like ``finish(isolation:)``, and cancels the work if the waiting task is cancelled.
  func finishOrCancel(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      _ = isolation
      await finish()
    } onCancel: {
      cancel()
    }
  }

  func operationDidStart(isHidden: Bool) {
    work.withLock { work in
      work.running += 1
      work.visible += isHidden ? 0 : 1
    }
  }

  @MainActor
  func operationDidFinish(isHidden: Bool) {
    let isComplete = work.withLock { work in
      work.running -= 1
      work.visible -= isHidden ? 0 : 1
      return work.isComplete
    }
    if isComplete {
      complete()
    }
  }

  private func addDescendant(_ descendant: ActionTask) {
    work.withLock { $0.descendants[ObjectIdentifier(descendant)] = descendant }
    if isCancelled {
      descendant.cancel()
    }
  }

  @MainActor
  private func descendantDidComplete(_ descendant: ActionTask) {
    let isComplete = work.withLock { work in
      work.descendants.removeValue(forKey: ObjectIdentifier(descendant))
      return work.isComplete
    }
    if isComplete {
      complete()
    }
  }

  @MainActor
  private func complete() {
    let waiting = work.withLock { work in
      defer { work.waiting = [:] }
      return work.waiting
    }
    for (_, continuation) in waiting.sorted(by: { $0.key < $1.key }) {
      continuation.resume()
    }
    onComplete(self)
    ancestor?.descendantDidComplete(self)
  }
}
