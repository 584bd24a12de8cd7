extension Effect {
  /// What the effect amounts to, for tests of how effects are put together.
  ///
  /// However many effects were merged or concatenated, they are one operation, which carries all of
  /// them out and returns when the last has ended.
  var operation: Operation {
    switch work {
    case .none:
      .none
    case .run(let run):
      .run(name: run.name, priority: run.priority, operation: run.operation)
    default:
      .run(name: nil, priority: nil) { send in
        for await action in carryOut() {
          // Whoever carries the effect out has let go of the action.
          nonisolated(unsafe) let action = action
          send(action)
        }
      }
    }
  }

  enum Operation: Sendable {
    case none
    /// There are no publishers without Combine. The case is here for tests that list it.
    case publisher(Never)
    case run(
      name: String?,
      priority: TaskPriority?,
      operation: @MainActor @Sendable (_ send: Send<Action>) async -> Void
    )
  }
}
