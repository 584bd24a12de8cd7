/// A runner of effects, which emits the actions that the effects send.
@MainActor
struct EffectRunner<Action> {
  typealias Completion = @MainActor @Sendable () -> Void

  /// The action for which a reducer returned the effects, or `nil` for effects that run without a
  /// store.
  let trigger: Action?
  let throttleIntervals: ThrottleIntervals<Action>

  /// Called with each action that the work of a task sends.
  var emit: @MainActor @Sendable (_ action: Action, _ task: ActionTask) -> Void

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
      emit(action, task)
      completion()
    case .run(let run):
      start(run, as: task, in: scope, completion: completion)
    case .merge(let list):
      let remaining = Countdown(from: list.count, completion: completion)
      for effect in list.effects {
        self.run(effect, as: task, in: scope) { remaining.step() }
      }
    case .concatenate(let list):
      concatenate(list.effects, as: task, in: scope, completion: completion)
    case .delay(let effect, let wait):
      start(wait, as: task, in: scope) {
        scope.isCancelled
          ? completion() : self.run(effect, as: task, in: scope, completion: completion)
      }
    case .cancellable(let effect, let key, let cancelInFlight):
      if cancelInFlight {
        CancellationRegistry.shared.cancel(key)
      }
      runCancellable(effect, under: key, as: task, in: scope, completion: completion)
    case .cancel(let key):
      CancellationRegistry.shared.cancel(key)
      completion()
    case .throttle(let effect, let throttle):
      runThrottled(effect, throttle, as: task, in: scope, completion: completion)
    case .awaitDismissal(let path, let action):
      awaitDismissal(of: path, sending: action, as: task, in: scope, completion: completion)
    case .awaitDismissals(let dismissals):
      awaitDismissals(dismissals, as: task, in: scope, completion: completion)
    case .cancelElements(let elements, let stack):
      DismissalRegistry.shared.end(elements, of: stack)
      CancellationRegistry.shared.cancel(elements, of: stack)
      completion()
    case .cancelFeatures(let paths):
      for path in paths {
        DismissalRegistry.shared.end(path)
        CancellationRegistry.shared.cancel(.feature(at: path))
      }
      completion()
    }
  }

  private func runCancellable(
    _ effect: Effect<Action>,
    under key: CancellationKey,
    as task: ActionTask,
    in outer: CancellationScope,
    completion: @escaping Completion
  ) {
    let entry = CancellationEntry(under: key, in: outer)
    entry.begin()
    run(effect, as: task, in: entry.scope) {
      entry.end()
      completion()
    }
  }

  private func concatenate(
    _ effects: ArraySlice<Effect<Action>>,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    var rest = effects
    // The loop runs effects that finish synchronously without recursion, so that the depth of the
    // call stack doesn't grow with the number of these effects.
    while var effect = rest.popFirst() {
      if scope.isCancelled {
        // The operations still run, in order to clean up.
        effect = effect.operationsOnly
      }
      let progress = ConcatenationProgress()
      run(effect, as: task, in: scope) { [rest] in
        if progress.isWaiting {
          concatenate(rest, as: task, in: scope, completion: completion)
        } else {
          progress.hasFinished = true
        }
      }
      guard progress.hasFinished else {
        progress.isWaiting = true
        return
      }
    }
    completion()
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

/// The state of one effect of a concatenation: whether the effect has finished, and whether its
/// completion must start the next effect.
@MainActor
private final class ConcatenationProgress {
  var hasFinished = false
  var isWaiting = false
}
