extension EffectRunner {
  /// Runs a cancellable or throttled effect that has not been registered.
  func runCancellable(
    _ effect: Effect<Action>,
    as task: ActionTask,
    in outer: CancellationScope,
    completion: @escaping Completion
  ) {
    switch effect.kind {
    case .cancellable(_, let key, _):
      let entry = CancellationEntry(under: key, in: outer)
      run(effect, by: entry, as: task, completion: completion)
    case .throttle(_, let throttle):
      let entry = CancellationEntry(under: throttle.key, in: outer)
      run(effect, by: entry, as: task, completion: completion)
    default:
      run(effect, as: task, in: outer, completion: completion)
    }
  }

  /// Runs a cancellable or throttled effect whose turn has come.
  func runRegistered(
    _ effect: Effect<Action>,
    by entry: CancellationEntry,
    as task: ActionTask,
    completion: @escaping Completion
  ) {
    guard entry.scope.isCancelled else {
      return run(effect, by: entry, as: task, completion: completion)
    }
    // The operations of an effect that was cancelled while it waited run in order to clean up. The
    // effect neither sends actions nor cancels in-flight effects.
    entry.begin()
    run(effect.operationsOnly, as: task, in: entry.scope) {
      entry.end()
      completion()
    }
  }

  private func run(
    _ effect: Effect<Action>,
    by entry: CancellationEntry,
    as task: ActionTask,
    completion: @escaping Completion
  ) {
    switch effect.kind {
    case .cancellable(let base, let key, let cancelInFlight):
      if cancelInFlight {
        // The entry is not in flight before `begin`.
        CancellationRegistry.shared.cancelInFlight(key)
      }
      entry.begin()
      run(base, as: task, in: entry.scope) {
        entry.end()
        completion()
      }
    case .throttle(let base, let throttle):
      runThrottled(base, throttle, by: entry, as: task, completion: completion)
    default:
      run(effect, as: task, in: entry.scope, completion: completion)
    }
  }
}
