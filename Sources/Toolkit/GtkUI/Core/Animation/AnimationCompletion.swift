import Gtk

/// A counter of the running animations of a transaction, which calls an action when no animation
/// runs any longer.
@MainActor
final class AnimationCompletion {
  /// The transaction itself counts as an animation until its views are updated.
  private var count = 1
  private var hasStarted = false
  private let delay: Double
  private let action: @MainActor () -> Void

  /// - Parameters:
  ///   - delay: The seconds after which the action is called if no animation starts.
  ///   - action: The action.
  init(delay: Double, _ action: @escaping @MainActor () -> Void) {
    self.delay = delay
    self.action = action
  }

  /// Counts an animation that has started.
  func begin() {
    hasStarted = true
    count += 1
  }

  /// Counts an animation that is finished, or the end of the transaction.
  func end() {
    count -= 1
    guard count == 0 else { return }
    if hasStarted {
      UpdateScheduler.shared.afterUpdates(action)
    } else {
      // Without the delay, an action that changes the same value again would never end.
      _ = MainLoopSource(after: .seconds(delay)) { [action] in action() }
    }
  }
}
