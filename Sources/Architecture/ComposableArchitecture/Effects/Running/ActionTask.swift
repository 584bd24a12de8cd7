/// The work that one action set off.
///
/// The actions that this work sends set off work of their own. All of it hangs, in one flat set,
/// from the task of the action that began it, however long the chain of actions grows.
final class ActionTask: Sendable {
  private struct Work {
    /// Operations of this action's own effect, and how many of them a test should wait for.
    var running = 0
    var visible = 0
    var descendants: [ObjectIdentifier: ActionTask] = [:]
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiting = 0
    var isComplete: Bool { running == 0 && descendants.isEmpty }
  }

  /// What this action's own effect runs in.
  let scope = CancellationScope()
  private let work = Lock(Work())
  private let ancestor: ActionTask?
  private let onComplete: @MainActor (ActionTask) -> Void

  /// - Parameters:
  ///   - origin: The task whose work sent the action; `nil` for an action from outside.
  ///   - onComplete: Called when the work, and all that it led to, has come to its end.
  init(origin: ActionTask?, onComplete: @escaping @MainActor (ActionTask) -> Void = { _ in }) {
    self.ancestor = origin?.root
    self.onComplete = onComplete
    ancestor?.adopt(self)
  }

  /// The task of the action that began it all.
  var root: ActionTask { ancestor ?? self }

  /// Whether this action's own effect still does something that can be seen from outside. Waiting
  /// for a dismissal does not count.
  var isVisiblyRunning: Bool {
    work.withLock { $0.visible > 0 }
  }

  var isCancelled: Bool { scope.isCancelled }

  /// Whether this work, and all that it led to, has come to its end.
  var isComplete: Bool { work.withLock { $0.isComplete } }

  /// Cancels the effect of this action, and those of the actions that it led to.
  func cancel() {
    // In this order: what is adopted after the descendants are listed finds the scope cancelled.
    scope.cancel()
    for descendant in work.withLock({ Array($0.descendants.values) }) {
      descendant.cancel()
    }
  }

  /// Waits until this work, and all that it led to, has come to its end.
  func finish(isolation: isolated (any Actor)? = #isolation) async {
    let token: Int? = work.withLock { work in
      guard !work.isComplete else { return nil }
      work.nextWaiting += 1
      return work.nextWaiting
    }
    guard let token else { return }
    let executor = isolation === MainActor.shared ? MainTaskExecutor.shared : nil
    await withTaskExecutorPreference(executor) {
      // Mentioned, so that the closure stays where the caller is.
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

  /// Waits for that too, and cancels the work if the task that waits is cancelled.
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
  func operationDidEnd(isHidden: Bool) {
    let isComplete = work.withLock { work in
      work.running -= 1
      work.visible -= isHidden ? 0 : 1
      return work.isComplete
    }
    if isComplete {
      complete()
    }
  }

  private func adopt(_ descendant: ActionTask) {
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
