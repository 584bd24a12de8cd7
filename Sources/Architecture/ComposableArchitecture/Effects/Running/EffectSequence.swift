import Synchronization

/// The identity of a running sequence of effects, whose later parts wait for the earlier parts.
///
/// A part that cancels an identifier doesn't cancel the parts that wait for it, so that
/// `.concatenate(.cancel(id:), work.cancellable(id:))` restarts the work, however long the parts
/// before `work` take. The same is true for the effects of the actions that the part sends.
///
/// A part can start while actions of the earlier parts are still enqueued. The parts from this one
/// on then form a new *stretch* of the sequence, with an identity of its own, so that the actions
/// of a part can be distinguished from the actions that were enqueued before the part started.
final class EffectSequence: Sendable {
  /// The sequence that waits for the operation in the current task, directly or through actions.
  @TaskLocal static var current: EffectSequence?

  /// The sequence that contains this sequence in the effect of the same action.
  private let parent: EffectSequence?
  /// The first stretch of the sequence, or `nil` if this is the first stretch.
  private let firstStretch: EffectSequence?
  /// The number of the stretch in the sequence.
  private let number: Int
  /// The sequences of the earlier actions that have led to the action whose effect contains this
  /// sequence.
  ///
  /// The references are weak: nothing waits in a sequence that is released. An effect that sends
  /// its own action again and again would otherwise retain all its earlier sequences.
  private let earlier: [EarlierSequence]

  // The state of the whole sequence, in the first stretch.
  @MainActor private var enqueuedActions = 0
  @MainActor private var stretchCount = 1
  /// The number of times that all enqueued actions were processed.
  private let emptyQueues = Atomic(0)

  /// Creates the identity of a sequence.
  ///
  /// - Parameters:
  ///   - parent: The sequence that contains the new sequence in the effect of the same action.
  ///   - trigger: The innermost sequence that contains the effect that has sent the action.
  init(within parent: EffectSequence?, sentBy trigger: EffectSequence?) {
    self.parent = parent
    firstStretch = nil
    number = 0
    earlier = parent?.earlier ?? trigger?.asEarlier ?? []
  }

  private init(_ number: Int, of first: EffectSequence) {
    parent = first.parent
    firstStretch = first
    self.number = number
    earlier = first.earlier
  }

  private var first: EffectSequence { firstStretch ?? self }

  /// The sequences that have led to an action of a part, for the sequences of its effects.
  private var asEarlier: [EarlierSequence] {
    containing.map { EarlierSequence(first: $0.first, number: $0.number) } + earlier
  }

  /// Returns whether this sequence is `other`, or is contained in a part of `other`.
  func isWithin(_ other: EffectSequence) -> Bool {
    containing.contains { $0.first === other.first }
  }

  /// Returns whether this sequence is within `other`, or is in the effect of an action that a part
  /// of `other` has caused.
  func follows(from other: EffectSequence) -> Bool {
    isWithin(other) || earlier.contains { $0.first === other.first }
  }

  /// This sequence, and the sequences that contain it.
  private var containing: some Sequence<EffectSequence> {
    sequence(first: self, next: \.parent)
  }

  // MARK: Enqueued actions

  /// The actions that the parts before a stretch have sent and that were enqueued when the stretch
  /// started, and the actions that these actions cause before the queue is empty.
  struct EarlierActions: Sendable {
    fileprivate let first: EffectSequence
    fileprivate let end: Int
    fileprivate let emptyQueues: Int

    /// Returns whether an action in a sequence is one of the actions.
    func contain(_ sequence: EffectSequence) -> Bool {
      guard !areProcessed else { return false }
      return sequence.containing.contains { $0.first === first && $0.number < end }
        || sequence.earlier.contains { $0.first === first && $0.number < end }
    }

    var areProcessed: Bool { first.emptyQueues.load(ordering: .relaxed) != emptyQueues }
  }

  /// Whether an action that a part has caused is enqueued.
  @MainActor
  var hasEnqueuedActions: Bool { first.enqueuedActions > 0 }

  /// Starts a new stretch, and returns the stretch.
  @MainActor
  func startStretch() -> EffectSequence {
    first.stretchCount += 1
    return EffectSequence(first.stretchCount - 1, of: first)
  }

  /// The actions of the parts before the current stretch, or `nil` if the queue is empty.
  @MainActor
  var earlierActions: EarlierActions? {
    guard hasEnqueuedActions, first.stretchCount > 1 else { return nil }
    return EarlierActions(
      first: first,
      end: first.stretchCount - 1,
      emptyQueues: first.emptyQueues.load(ordering: .relaxed)
    )
  }

  /// Records that an action of a part is enqueued.
  @MainActor
  func actionWasEnqueued() {
    forEachSequence { $0.enqueuedActions += 1 }
  }

  /// Records that an enqueued action of a part was processed.
  @MainActor
  func enqueuedActionWasProcessed() {
    forEachSequence { sequence in
      sequence.enqueuedActions -= 1
      if sequence.enqueuedActions == 0 { sequence.emptyQueues.add(1, ordering: .relaxed) }
    }
  }

  @MainActor
  private func forEachSequence(_ body: @MainActor (EffectSequence) -> Void) {
    for sequence in containing { body(sequence.first) }
    for sequence in earlier { sequence.first.map(body) }
  }
}

private struct EarlierSequence: Sendable {
  weak var first: EffectSequence?
  let number: Int
}
