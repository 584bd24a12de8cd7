/// The actions that wait until the app has shown a window.
///
/// An app of the toolkit runs the actions after the first frame of its first window. Without the
/// toolkit, nothing runs them.
@MainActor
package final class FirstFrameActions {
  /// The actions of the process.
  package nonisolated static let shared = FirstFrameActions()

  /// Whether the app has shown a window.
  package private(set) var hasRun = false

  private var actions: [@MainActor () -> Void] = []

  /// Creates an empty list of actions, for tests.
  package nonisolated init() {}

  /// Adds an action. If the app has already shown a window, the action runs at once.
  package func add(_ action: @escaping @MainActor () -> Void) {
    if hasRun { action() } else { actions.append(action) }
  }

  /// Runs all actions, in the order in which they were added. A second call does nothing.
  package func run() {
    guard !hasRun else { return }
    hasRun = true
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }
}
