import Gtk

/// A counter of the animations of a transaction that are not complete, which calls an action when
/// all animations are complete.
@MainActor
final class AnimationCompletion {
  /// The transaction itself counts as an animation until its views are updated.
  private var count = 1
  private var hasStarted = false
  /// The time at which an animation of the transaction no longer counts.
  let criteria: AnimationCompletionCriteria
  /// The delay of the action if no animation starts, or `nil` for an endless animation.
  private let delay: Double?
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - animation: The animation, whose duration is the delay of the action if no animation
  ///     starts. If no animation starts although the animation is endless, the action is not
  ///     called.
  ///   - criteria: The time at which an animation of the transaction no longer counts.
  ///   - action: The action.
  init(
    of animation: Animation?,
    _ criteria: AnimationCompletionCriteria,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.criteria = criteria
    let duration =
      criteria == .logicallyComplete ? animation?.logicalDuration : animation?.totalDuration
    delay = animation == nil ? 0 : duration
    self.action = action
  }

  /// Counts an animation that has started. An animation that starts after the call of the action
  /// does not count.
  func begin() {
    guard count > 0 else { return }
    hasStarted = true
    count += 1
  }

  /// Counts an animation that may start later. If no animation has started when ``end()`` is
  /// called, the action has the same delay as without the call of this method.
  func hold() {
    guard count > 0 else { return }
    count += 1
  }

  /// Counts an animation that is complete or did not start, or the end of the transaction.
  func end() {
    guard count > 0 else { return }
    count -= 1
    guard count == 0 else { return }
    if hasStarted {
      UpdateScheduler.shared.afterUpdates(action)
    } else if let delay {
      // Without the delay, an action that changes the same value again would never end.
      _ = MainLoopSource(after: .seconds(delay)) { [action] in action() }
    }
  }
}
