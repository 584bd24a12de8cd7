import Gtk

/// A menu, as the nodes of what is in it see it.
@MainActor
final class CommandContext {
  let actions = SimpleActionGroup()

  /// What is in the menu may no longer be what it was. Called once for many changes, when all
  /// updates are done.
  var onChange: @MainActor () -> Void = {}

  private var count = 0
  private var isPending = false

  func makeAction() -> SimpleAction {
    count += 1
    let action = SimpleAction("command-\(count)")
    actions.add(action)
    return action
  }

  func remove(_ action: SimpleAction) {
    actions.remove(action.name)
  }

  func didChange() {
    guard !isPending else { return }
    isPending = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      self?.isPending = false
      self?.onChange()
    }
  }
}

private enum CommandContextKey: EnvironmentKey {
  static let defaultValue: CommandContext? = nil
}

extension EnvironmentValues {
  /// The menu that a view is in.
  var commandContext: CommandContext? {
    get { self[CommandContextKey.self] }
    set { self[CommandContextKey.self] = newValue }
  }
}
