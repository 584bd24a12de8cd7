/// Work that a reducer returns. The work runs outside of the reducer and sends actions.
///
/// An effect is a value. The effect runs after a reducer has returned the effect to a store. An
/// in-flight effect can be cancelled by its cancel identifier, by dismissing the feature, or with
/// the task that ``Store/send(_:)`` returns.
public struct Effect<Action>: Sendable {
  @usableFromInline
  let kind: Kind

  @usableFromInline
  init(_ kind: Kind) {
    self.kind = kind
  }

  // The unchecked conformance is sound, because reducers create effects on the main actor, stores
  // run effects on the main actor, and the actions in an effect never leave the main actor.
  //
  // The enum is indirect, so that an effect has the size of one word, and is copied without the
  // type of the action. Most effects are `none`.
  @usableFromInline
  indirect enum Kind: @unchecked Sendable {
    case none
    case send(Action)
    case run(Run)
    case subscribe(Subscription)
    /// At least two effects, none of which is `none` or a merge. Merges are flat, so that the depth
    /// of an effect doesn't grow with the number of merged effects.
    case merge(EffectList<Action>)
    /// At least two effects, none of which is `none` or a concatenation.
    case concatenate(EffectList<Action>)
    /// An effect that starts when another effect, which waits, has finished, unless the delay was
    /// cancelled.
    case delay(Effect, by: Effect)
    case cancellable(Effect, CancellationKey, cancelInFlight: Bool)
    case cancel(CancellationKey)
    case throttle(Effect, Throttle)
    case sending(Effect, in: SendContext)
    /// Presents a child in place of the previous child.
    case mountChild(ChildMounting)
    /// Presents the elements of a stack in place of the previous elements.
    case mountElements(ElementsMounting)
    /// Cancels all work of the features at the paths, and ends everything that they present.
    case cancelFeatures([NavigationIDPath])
    /// Waits for the end of what an effect has presented while the effect waited for its turn. Only
    /// the runner creates this case.
    case awaitMount(MountWaiter)
    /// A cancellable or throttled effect that waits for its turn, and can already be cancelled.
    /// Only the runner creates this case.
    case registered(Effect, CancellationEntry)
  }

  /// An asynchronous operation with its error handling and its dependencies.
  @usableFromInline
  struct Run: Sendable {
    let name: String?
    let priority: TaskPriority?
    // The closure runs on the main actor, because the operation is started, and its end is
    // recorded, on the main actor. The closure therefore adds no switch of threads. The operation
    // that is passed to `run` runs off the main actor.
    let operation: @MainActor @Sendable (Send<Action>) async -> Void
  }

  /// A source of actions that calls back, such as a publisher, with its dependencies.
  @usableFromInline
  struct Subscription: Sendable {
    /// An event of the source.
    enum Event {
      case action(Action)
      case finish
    }

    /// Subscribes to the source, and returns a closure that cancels the subscription. The source
    /// calls `receive` on any thread, also before `start` has returned.
    let start: @MainActor @Sendable (_ receive: @escaping (Event) -> Void) -> () -> Void
  }
}

extension Effect {
  /// The operations of an effect that was cancelled before the effect started. The operations run
  /// in order to clean up, and send nothing. Changes of what is presented are also part of the
  /// result.
  var operationsOnly: Self {
    switch kind {
    case .run: self
    case .merge(let list): .merge(list.effects.map(\.operationsOnly))
    case .concatenate(let list): .concatenate(list.effects.map(\.operationsOnly))
    case .cancellable(let effect, _, _), .throttle(let effect, _), .sending(let effect, _),
      .registered(let effect, _):
      effect.operationsOnly
    default: mountingsOnly
    }
  }

  /// An effect that does nothing.
  @inlinable
  public static var none: Self { Self(.none) }

  /// Enqueues `action`. The action is processed after the current action and the actions that are
  /// already enqueued. The action is processed synchronously, unless the action follows an
  /// asynchronous effect, for example in a concatenation.
  ///
  /// To share logic between actions, prefer a function, which is faster and easier to read.
  @inlinable
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  @usableFromInline
  var isNone: Bool {
    if case .none = kind { true } else { false }
  }
}
