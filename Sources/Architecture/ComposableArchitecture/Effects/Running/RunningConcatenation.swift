/// A running concatenation, which starts each effect when the previous effect has finished.
@MainActor
final class RunningConcatenation<Action> {
  private enum Progress {
    /// The current effect is being started.
    case starting
    /// The current effect finished while it was being started.
    case finishedAtStart
    /// The current effect runs.
    case running
  }

  private var runner: EffectRunner<Action>
  private let sequence: EffectSequence
  private let task: ActionTask
  private let scope: CancellationScope
  private let isDelay: Bool
  private let completion: EffectRunner<Action>.Completion
  private var rest: ArraySlice<Effect<Action>>
  private var isRestReceived = false
  private var progress = Progress.running

  /// Creates a concatenation that has not started.
  ///
  /// - Parameters:
  ///   - effects: The effects to run one after the other.
  ///   - isDelay: Whether the operations of the effects after the first don't run if the
  ///     concatenation is cancelled. Otherwise, the operations run in order to clean up.
  ///   - runner: The runner of the concatenation.
  ///   - task: The task of the action whose effect contains the concatenation.
  ///   - scope: The scope in which the effects run.
  ///   - completion: Called when the last effect has finished.
  init(
    _ effects: ArraySlice<Effect<Action>>,
    isDelay: Bool = false,
    runner: EffectRunner<Action>,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping EffectRunner<Action>.Completion
  ) {
    sequence = runner.makeSequence()
    self.runner = runner.running(sequence)
    self.task = task
    self.scope = scope
    self.isDelay = isDelay
    self.completion = completion
    rest = effects
  }

  /// Runs the effects that have not started yet.
  func run() {
    // The loop runs effects that finish synchronously without recursion, so that the depth of the
    // call stack doesn't grow with the number of these effects.
    while var effect = rest.popFirst() {
      if scope.isCancelled {
        effect = isDelay ? effect.mountingsOnly : effect.operationsOnly
      }
      if sequence.hasEnqueuedActions, effect.hasCancellableParts {
        // The actions that the earlier parts have sent don't cancel the effect, although they are
        // processed after its start.
        runner = runner.running(sequence.startStretch())
        effect = effect.registered(in: scope, waitingIn: sequence)
      }
      progress = .starting
      runner.run(effect, as: task, in: scope) { self.effectDidFinish() }
      // The rest may end the part that has just started, so it is received before the loop ends.
      if progress == .starting { receiveRest() }
      guard progress == .finishedAtStart else {
        progress = .running
        return
      }
    }
    completion()
  }

  private func effectDidFinish() {
    switch progress {
    // The loop in `run` starts the next effect.
    case .starting: progress = .finishedAtStart
    case .running: run()
    case .finishedAtStart: preconditionFailure("An effect finished twice.")
    }
  }

  /// Presents what the waiting effects present, and registers their cancel identifiers, so that the
  /// effects can be cancelled before their turn.
  private func receiveRest() {
    guard !isRestReceived else { return }
    isRestReceived = true
    if rest.contains(where: \.hasMountings) {
      rest = ArraySlice(rest.map(runner.mounting))
    }
    if rest.contains(where: \.hasCancellableParts) {
      rest = ArraySlice(rest.map { $0.registered(in: scope, waitingIn: sequence) })
    }
  }
}
