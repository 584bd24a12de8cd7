/// The registration of a running effect for cancellation, by a cancellation key and with the scope
/// that contains the effect. An effect that waits for its turn in a sequence of effects is already
/// registered while it waits.
@MainActor
@usableFromInline
struct CancellationEntry {
  /// The scope in which the effect runs.
  let scope = CancellationScope()
  private let outer: CancellationScope
  private let token: Int
  private let keys: [CancellationKey]

  init(under key: CancellationKey, in outer: CancellationScope) {
    let scope = scope
    self.outer = outer
    token = outer.insert { scope.cancel() }
    keys = key.visible
  }

  /// Registers an effect that waits for its turn in `sequence`.
  init(
    under key: CancellationKey,
    in outer: CancellationScope,
    waitingIn sequence: EffectSequence
  ) {
    self.init(under: key, in: outer)
    scope.wait(in: sequence)
    register()
    // If the effect is cancelled while it waits, its turn may never come. The registration is
    // useless then, because a cancellation is permanent.
    _ = scope.insert { [scope = ObjectIdentifier(scope), keys] in
      CancellationRegistry.shared.remove(scope, under: keys)
    }
  }

  /// Returns the entry after a change of the sequence in which its effect waits.
  func waiting(in sequence: EffectSequence) -> Self {
    scope.wait(in: sequence)
    return self
  }

  /// Registers the effect for cancellation by its key, in its feature and in all ancestors, or
  /// records that the turn of a registered effect has come.
  func begin() {
    if scope.isWaiting {
      scope.stopWaiting()
    } else {
      register()
    }
  }

  func end() {
    CancellationRegistry.shared.remove(scope, under: keys)
    outer.remove(token)
  }

  private func register() {
    CancellationRegistry.shared.insert(scope, under: keys)
  }
}
