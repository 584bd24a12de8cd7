extension Effect {
  /// Whether the effect contains an effect with a cancellation key. Complexity: O(*n*), where *n*
  /// is the number of effects that the effect contains.
  var hasCancellableParts: Bool {
    switch kind {
    case .cancellable, .throttle, .registered: true
    case .merge(let list), .concatenate(let list):
      list.effects.contains(where: \.hasCancellableParts)
    case .delay(let effect, _), .sending(let effect, _): effect.hasCancellableParts
    default: false
    }
  }

  /// Returns the effect with a registration for each cancellable or throttled effect in it, so that
  /// these effects can be cancelled while they wait for their turn in `sequence`.
  ///
  /// An effect that is already registered, because its sequence is a part of another sequence,
  /// waits in `sequence` from now on.
  @MainActor
  func registered(in scope: CancellationScope, waitingIn sequence: EffectSequence) -> Self {
    switch kind {
    case .merge(let list):
      Self(.merge(list.registered(in: scope, waitingIn: sequence)))
    case .concatenate(let list):
      Self(.concatenate(list.registered(in: scope, waitingIn: sequence)))
    case .delay(let effect, let wait):
      Self(.delay(effect.registered(in: scope, waitingIn: sequence), by: wait))
    case .sending(let effect, let context):
      Self(.sending(effect.registered(in: scope, waitingIn: sequence), in: context))
    case .cancellable(_, let key, _):
      registered(by: CancellationEntry(under: key, in: scope, waitingIn: sequence), sequence)
    case .throttle(_, let throttle):
      registered(
        by: CancellationEntry(under: throttle.key, in: scope, waitingIn: sequence),
        sequence
      )
    case .registered(let effect, let entry):
      effect.registered(by: entry.waiting(in: sequence), sequence)
    default:
      self
    }
  }

  @MainActor
  private func registered(by entry: CancellationEntry, _ sequence: EffectSequence) -> Self {
    let scope = entry.scope
    let effect =
      switch kind {
      case .cancellable(let base, let key, let cancelInFlight):
        Self(
          .cancellable(
            base.registered(in: scope, waitingIn: sequence),
            key,
            cancelInFlight: cancelInFlight
          )
        )
      case .throttle(let base, let throttle):
        Self(.throttle(base.registered(in: scope, waitingIn: sequence), throttle))
      default: self
      }
    return Self(.registered(effect, entry))
  }
}

extension EffectList {
  @MainActor
  fileprivate func registered(
    in scope: CancellationScope,
    waitingIn sequence: EffectSequence
  ) -> Self {
    Self(effects.map { $0.registered(in: scope, waitingIn: sequence) })
  }
}
