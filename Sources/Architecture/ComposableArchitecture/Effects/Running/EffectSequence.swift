/// The identity of a running sequence of effects, whose later parts wait for the earlier parts.
///
/// A part that cancels an identifier doesn't cancel the parts that wait for it, so that
/// `.concatenate(.cancel(id:), work.cancellable(id:))` restarts the work, however long the parts
/// before `work` take.
final class EffectSequence: Sendable {
  /// The sequence whose operation runs in the current task.
  @TaskLocal static var current: EffectSequence?

  private let parent: EffectSequence?

  /// Creates the identity of a sequence that is itself a part of `parent`.
  init(within parent: EffectSequence?) {
    self.parent = parent
  }

  /// Returns whether this sequence is `other`, or is contained in a part of `other`.
  func isWithin(_ other: EffectSequence) -> Bool {
    var sequence: EffectSequence? = self
    while let current = sequence {
      if current === other { return true }
      sequence = current.parent
    }
    return false
  }
}
