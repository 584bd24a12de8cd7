import IssueLocations

/// A runner of effects, which emits the actions that the effects send.
@MainActor
struct EffectRunner<Action> {
  typealias Completion = @MainActor @Sendable () -> Void
  typealias Emit = @MainActor @Sendable (Action, ActionTask, EffectSequence?) -> Void

  /// The action for which a reducer returned the effects, or `nil` for effects that run without a
  /// store.
  let trigger: Action?
  /// The feature that has handled the trigger, in a test.
  let feature: TestedFeature?
  let throttleIntervals: ThrottleIntervals<Action>
  /// The registry of what the store presents.
  let mounts: MountRegistry
  /// Called with each action of a presented feature that dismisses itself.
  let emitDismissal: Emit

  /// The innermost sequence of the trigger's effect that contains the effects, or `nil` if the
  /// effects are not parts of a sequence.
  private(set) var sequence: EffectSequence?
  /// The innermost sequence that contains the effect that has sent the trigger, or `nil`.
  private let triggerSequence: EffectSequence?

  /// The innermost sequence that waits for these effects, or for the sender of the trigger.
  var awaitedSequence: EffectSequence? { sequence ?? triggerSequence }

  /// Called with each action that the work of a task sends, and with the innermost sequence that
  /// contains the work.
  var emit: Emit

  init(
    trigger: Action?,
    feature: TestedFeature? = nil,
    throttleIntervals: ThrottleIntervals<Action>,
    mounts: MountRegistry,
    triggerSequence: EffectSequence? = nil,
    emit: @escaping Emit
  ) {
    self.trigger = trigger
    self.feature = feature
    self.throttleIntervals = throttleIntervals
    self.mounts = mounts
    self.triggerSequence = triggerSequence
    self.emit = emit
    emitDismissal = emit
  }

  /// Returns a runner for the parts of a sequence.
  func running(_ sequence: EffectSequence) -> Self {
    var runner = self
    runner.sequence = sequence
    return runner
  }

  /// Returns the identity of a sequence that is a part of the effects.
  func makeSequence() -> EffectSequence {
    EffectSequence(within: sequence, sentBy: triggerSequence)
  }

  /// Runs `effect` as work of `task`.
  func run(_ effect: Effect<Action>, as task: ActionTask) {
    // One operation represents the whole effect, so that the task isn't complete between two parts.
    // Tests don't wait for this operation.
    task.operationDidStart(isHidden: true)
    run(effect, as: task, in: task.scope) {
      task.operationDidFinish(isHidden: true)
    }
  }

  func run(
    _ effect: Effect<Action>,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    switch effect.kind {
    case .none:
      completion()
    case .send(let action):
      emit(action, task, awaitedSequence)
      completion()
    case .run(let run):
      start(run, as: task, in: scope, completion: completion)
    case .subscribe(let subscription):
      start(subscription, as: task, in: scope, completion: completion)
    case .merge(let list):
      let remaining = Countdown(from: list.count, completion: completion)
      for effect in list.effects {
        self.run(effect, as: task, in: scope) { remaining.step() }
      }
    case .concatenate(let list):
      RunningConcatenation(list.effects, runner: self, as: task, in: scope, completion: completion)
        .run()
    case .delay(let effect, let wait):
      RunningConcatenation(
        [wait, effect],
        isDelay: true,
        runner: self,
        as: task,
        in: scope,
        completion: completion
      )
      .run()
    case .cancellable, .throttle:
      runCancellable(effect, as: task, in: scope, completion: completion)
    case .sending(let effect, let context):
      var runner = self
      runner.emit = { [emit] action, task, sequence in
        context { emit(action, task, sequence) }
      }
      runner.run(effect, as: task, in: scope, completion: completion)
    case .registered(let effect, let entry):
      runRegistered(effect, by: entry, as: task, completion: completion)
    case .cancel(let key):
      // The parts of a sequence don't wait in vain for an action of an earlier part.
      CancellationRegistry.shared.cancel(key, within: awaitedSequence)
      completion()
    case .mountChild, .mountElements, .cancelFeatures:
      run(mounting(effect), as: task, in: scope, completion: completion)
    case .awaitMount(let waiter):
      wait(for: waiter, as: task, in: scope, completion: completion)
    }
  }
}

/// A counter that calls its completion after a number of steps.
@MainActor
private final class Countdown {
  private var remaining: Int
  private let completion: @MainActor @Sendable () -> Void

  init(from count: Int, completion: @escaping @MainActor @Sendable () -> Void) {
    self.remaining = count
    self.completion = completion
  }

  func step() {
    remaining -= 1
    if remaining == 0 {
      completion()
    }
  }
}
