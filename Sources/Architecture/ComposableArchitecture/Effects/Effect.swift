/// Work that a reducer asks for: it runs outside the reducer and answers with actions.
///
/// An effect is a value. Nothing happens before the store that it is returned to carries it out;
/// from then on cancelling works by id, by leaving a presented feature, or through the task that
/// ``Store/send(_:)`` returned.
public struct Effect<Action>: Sendable {
  @usableFromInline
  let work: Work

  @usableFromInline
  init(_ work: Work) {
    self.work = work
  }

  // Effects are made by reducers and carried out by stores, both on the main actor; the actions
  // in them never leave it. That is what makes the unchecked conformance sound.
  //
  // Indirect, so that an effect is one word whatever the actions are, which is what most of them come
  // to: nothing. What is as large as an action is handled by asking the action's type at each step.
  @usableFromInline
  indirect enum Work: @unchecked Sendable {
    case none
    case send(Action)
    case run(Run)
    /// At least two effects, none of them `none` or itself a merge: merging stays flat, so that
    /// its depth doesn't grow with the number of effects.
    case merge(EffectList<Action>)
    /// At least two effects, none of them `none` or itself a concatenation.
    case concatenate(EffectList<Action>)
    /// An effect that starts when an operation has ended, unless the operation was cancelled.
    case delay(Effect, by: Run)
    case cancellable(Effect, CancellationKey, cancelInFlight: Bool)
    case cancel(CancellationKey)
    case throttle(Effect, Throttle)
    /// Waits for the feature at the path to dismiss itself, then answers with the action.
    case awaitDismissal(NavigationIDPath, Action)
    /// Waits for elements of a stack to dismiss themselves, then answers for each with its action.
    case awaitDismissals(Dismissals)
    /// Ends everything that the features at the paths run.
    case endFeatures([NavigationIDPath])
    /// Ends everything that the elements of the stack at the path run.
    case endElements([StackElementID], of: NavigationIDPath)
  }

  /// An asynchronous operation, errors dealt with and dependencies in place.
  @usableFromInline
  struct Run: Sendable {
    let name: String?
    let priority: TaskPriority?
    // On the main actor, where it is started from and where its end is noted: what is wrapped around
    // somebody's operation must not cost it a way to another thread. The operation itself isn't.
    let operation: @MainActor @Sendable (Send<Action>) async -> Void
  }
}

/// The effect of the reducer `R`: `EffectOf<Self>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// The operations of an effect that was cancelled before it started: they run so that they clean up,
  /// and nothing is sent.
  var operationsOnly: Self {
    switch work {
    case .run: self
    case .merge(let list): .merge(list.effects.map(\.operationsOnly))
    case .concatenate(let list): .concatenate(list.effects.map(\.operationsOnly))
    case .cancellable(let effect, _, _), .throttle(let effect, _): effect.operationsOnly
    default: .none
    }
  }

  /// Nothing to do.
  @inlinable
  public static var none: Self { Self(.none) }

  /// Sends `action` as soon as the action at hand, and those that already wait, are processed,
  /// and before the call of `Store.send` that led here returns.
  ///
  /// For sharing logic between actions prefer a function: it costs less and reads better.
  @inlinable
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  @usableFromInline
  var isNone: Bool {
    if case .none = work { true } else { false }
  }
}
