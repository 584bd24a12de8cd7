extension Effect {
  /// The actions that the effect sends, carried out without a store. For tests of single effects.
  ///
  /// ```swift
  /// @_spi(Internals) import ComposableArchitecture
  ///
  /// for await action in effect.actions { … }
  /// ```
  ///
  /// The effect is carried out each time this is read. It is cancelled when nobody listens any
  /// more; the sequence ends when the effect does.
  @_spi(Internals)
  public var actions: AsyncStream<Action> { carryOut() }
}

/// Gives `actions` to tests that see what is internal, but not what is set apart for others.
protocol CarriedOutAlone<Action> {
  associatedtype Action

  func carryOut() -> AsyncStream<Action>
}

extension CarriedOutAlone {
  var actions: AsyncStream<Action> { carryOut() }
}

extension Effect: CarriedOutAlone {
  func carryOut() -> AsyncStream<Action> {
    AsyncStream { continuation in
      MainActor.runSoon {
        let task = ActionTask(origin: nil) { _ in continuation.finish() }
        continuation.onTermination = { _ in task.cancel() }
        EffectRunner(origin: nil, throttleIntervals: ThrottleIntervals()) { action, _ in
          // The actions stay on the main actor, or have been sent away by whoever listens.
          nonisolated(unsafe) let action = action
          continuation.yield(action)
        }
        .run(self, as: task)
      }
    }
  }
}
