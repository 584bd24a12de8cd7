extension Effect {
  /// The actions that the effect sends when the effect runs without a store. Use this property in
  /// tests of effects.
  ///
  /// ```swift
  /// @_spi(Internals) import ComposableArchitecture
  ///
  /// for await action in effect.actions { … }
  /// ```
  ///
  /// Each read of the property runs the effect. The effect is cancelled when the iteration stops,
  /// and the sequence ends when the effect finishes.
  @_spi(Internals)
  public var actions: AsyncStream<Action> { makeActionStream() }
}

/// A declaration of `actions` for tests that import internal declarations, but not the SPI.
protocol ActionStreaming<Action> {
  associatedtype Action

  func makeActionStream() -> AsyncStream<Action>
}

extension ActionStreaming {
  var actions: AsyncStream<Action> { makeActionStream() }
}

extension Effect: ActionStreaming {
  func makeActionStream() -> AsyncStream<Action> {
    AsyncStream { continuation in
      MainActor.runOrSchedule {
        let task = ActionTask(trigger: nil) { _ in continuation.finish() }
        continuation.onTermination = { _ in task.cancel() }
        EffectRunner(
          trigger: nil,
          throttleIntervals: ThrottleIntervals(),
          mounts: MountRegistry()
        ) { action, _, _ in
          // Safe, because the runner does not use the action after this call.
          nonisolated(unsafe) let action = action
          continuation.yield(action)
        }
        .run(self, as: task)
      }
    }
  }
}
