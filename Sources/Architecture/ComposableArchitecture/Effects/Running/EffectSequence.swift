/// The identity of a running sequence of effects, whose later parts wait for the earlier parts.
///
/// A part that cancels an identifier doesn't cancel the parts that wait for it, so that
/// `.concatenate(.cancel(id:), work.cancellable(id:))` restarts the work, however long the parts
/// before `work` take. The same is true for the effects of the actions that the part sends.
final class EffectSequence: Sendable {
  /// The sequence whose operation, or whose action's operation, runs in the current task.
  @TaskLocal static var current: EffectSequence?

  /// The sequence that contains this sequence in the effect of the same action.
  private let parent: EffectSequence?
  /// The sequences of the earlier actions that have led to the action whose effect contains this
  /// sequence.
  ///
  /// The references are weak: nothing waits in a sequence that is released. An effect that sends
  /// its own action again and again would otherwise retain all its earlier sequences.
  private let earlier: [WeakSequence]

  /// The number of actions that the parts have sent and that are still enqueued.
  @MainActor private var enqueuedActions = 0
  @MainActor private var afterEnqueuedActions: [@MainActor () -> Void] = []

  /// Creates the identity of a sequence.
  ///
  /// - Parameters:
  ///   - parent: The sequence that contains the new sequence in the effect of the same action.
  ///   - trigger: The innermost sequence that contains the effect that has sent the action.
  init(within parent: EffectSequence?, sentBy trigger: EffectSequence?) {
    self.parent = parent
    earlier = parent?.earlier ?? trigger?.all.map { WeakSequence(value: $0) } ?? []
  }

  /// Returns whether this sequence is `other`, or is contained in a part of `other`.
  func isWithin(_ other: EffectSequence) -> Bool {
    containing.contains { $0 === other }
  }

  /// Returns whether this sequence is within `other`, or is in the effect of an action that a part
  /// of `other` has caused.
  func follows(from other: EffectSequence) -> Bool {
    isWithin(other) || earlier.contains { $0.value === other }
  }

  /// This sequence, and the sequences that contain it.
  private var containing: some Sequence<EffectSequence> {
    sequence(first: self, next: \.parent)
  }

  private var all: [EffectSequence] {
    containing + earlier.compactMap(\.value)
  }

  // MARK: Enqueued actions

  /// Whether an action that a part has caused is enqueued.
  @MainActor
  var hasEnqueuedActions: Bool { enqueuedActions > 0 }

  /// Records that an action of a part is enqueued.
  @MainActor
  func actionWasEnqueued() {
    for sequence in all { sequence.enqueuedActions += 1 }
  }

  /// Records that an enqueued action of a part was processed.
  @MainActor
  func enqueuedActionWasProcessed() {
    for sequence in all {
      sequence.enqueuedActions -= 1
      if sequence.enqueuedActions > 0 { continue }
      let actions = sequence.afterEnqueuedActions
      sequence.afterEnqueuedActions = []
      for action in actions { action() }
    }
  }

  /// Calls `body` when all actions that the parts have sent so far are processed.
  @MainActor
  func afterEnqueuedActions(_ body: @escaping @MainActor () -> Void) {
    if hasEnqueuedActions {
      afterEnqueuedActions.append(body)
    } else {
      body()
    }
  }
}

private struct WeakSequence: Sendable {
  weak var value: EffectSequence?
}
