import IssueReporting

extension EffectRunner {
  /// Creates a task for an asynchronous operation. The operation starts after the current call has
  /// returned.
  ///
  /// An operation that is cancelled before the operation starts still runs, in a cancelled task, so
  /// that the operation can clean up.
  func start(
    _ run: Effect<Action>.Run,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    task.operationDidStart(isHidden: false)
    let progress = RunProgress()
    let send = Send<Action> { action in
      if progress.hasFinished {
        reportSendAfterFinish(action)
      }
      emit(action, task)
    }
    let running = Task(name: run.name, priority: run.priority) { @MainActor in
      // The task inherits the sequence of the effect that sent the action.
      if EffectSequence.current === sequence {
        await run.operation(send)
      } else {
        await EffectSequence.$current.withValue(sequence) { await run.operation(send) }
      }
      progress.end()
      completion()
      task.operationDidFinish(isHidden: false)
    }
    let token = scope.insert { running.cancel() }
    progress.onFinish = { scope.remove(token) }
  }

  /// Waits for the feature at `path` to dismiss itself, and then sends `action`. The operation is
  /// hidden from tests, because a test does not have to wait for the dismissal.
  func awaitDismissal(
    of path: NavigationIDPath,
    sending action: Action,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    guard !scope.isCancelled else { return completion() }
    task.operationDidStart(isHidden: true)
    let progress = RunProgress()
    // The closure captures `emit` instead of the runner, because the runner stores the action that
    // caused the effect. The feature may be presented for a long time, and the action may be large.
    let listener = DismissalListener { [emit] in
      emit(action, task)
    } onFinish: {
      progress.end()
      completion()
      task.operationDidFinish(isHidden: true)
    }
    DismissalRegistry.shared.insert(listener, at: path)
    let token = scope.insert {
      MainActor.runOrSchedule { DismissalRegistry.shared.remove(listener, at: path) }
    }
    progress.onFinish = { scope.remove(token) }
  }

  /// Waits for elements of a stack to dismiss themselves, with one operation for all elements.
  func awaitDismissals(
    _ dismissals: Effect<Action>.Dismissals,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    guard !scope.isCancelled else { return completion() }
    task.operationDidStart(isHidden: true)
    let progress = RunProgress()
    let listener = ElementsDismissalListener(dismissals.elements, of: dismissals.stack) {
      [emit, action = dismissals.action] in
      emit(action($0), task)
    } onFinish: {
      progress.end()
      completion()
      task.operationDidFinish(isHidden: true)
    }
    DismissalRegistry.shared.insert(listener)
    let token = scope.insert {
      MainActor.runOrSchedule { DismissalRegistry.shared.remove(listener) }
    }
    progress.onFinish = { scope.remove(token) }
  }

  private func reportSendAfterFinish(_ action: Action) {
    let trigger = trigger.map { action in
      """


      The effect was returned for this action:

          \(debugCaseOutput(action))
      """
    }
    reportIssue(
      """
      An action was sent by an effect that had already finished:

          \(debugCaseOutput(action))\(trigger ?? "")

      The action was received, but the action could not have been prevented by cancelling the \
      effect. Most likely, the 'send' of the effect was stored, or was passed to a task for which \
      the effect does not wait. Wait for the task in the effect, or run the work of the task in \
      another effect.
      """
    )
  }
}

/// The progress of an operation: whether the operation has finished, and a closure that is called
/// when the operation finishes.
@MainActor
private final class RunProgress {
  private(set) var hasFinished = false
  var onFinish: (@MainActor () -> Void)?

  func end() {
    hasFinished = true
    onFinish?()
    onFinish = nil
  }
}
