extension Effect {
  /// The effect as a single operation, for tests of how effects are composed.
  ///
  /// Merged or concatenated effects are one operation, which runs all effects and returns when the
  /// last effect has finished.
  var operation: Operation {
    switch kind {
    case .none:
      .none
    case .run(let run):
      .run(name: run.name, priority: run.priority, operation: run.operation)
    default:
      .run(name: nil, priority: nil) { send in
        for await action in makeActionStream() {
          // Safe, because the effect no longer uses the action.
          nonisolated(unsafe) let action = action
          send(action)
        }
      }
    }
  }

  enum Operation: Sendable {
    case none
    /// A case that never occurs, because publishers require Combine. The case exists for tests that
    /// switch over the cases.
    case publisher(Never)
    case run(
      name: String?,
      priority: TaskPriority?,
      operation: @MainActor @Sendable (_ send: Send<Action>) async -> Void
    )
  }
}
