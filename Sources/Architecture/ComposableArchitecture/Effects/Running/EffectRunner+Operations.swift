import IssueLocations
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
      emit(action, task, awaitedSequence)
    }
    let running = TestedFeature.run(feature) {
      Task(name: run.name, priority: run.priority) { @MainActor in
        // The task inherits the sequence of the effect that sent the action.
        if EffectSequence.current === awaitedSequence {
          await run.operation(send)
        } else {
          await EffectSequence.$current.withValue(awaitedSequence) { await run.operation(send) }
        }
        progress.end()
        completion()
        task.operationDidFinish(isHidden: false)
      }
    }
    let token = scope.insert { running.cancel() }
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
final class RunProgress {
  private(set) var hasFinished = false
  var onFinish: (@MainActor () -> Void)?

  func end() {
    hasFinished = true
    onFinish?()
    onFinish = nil
  }
}
