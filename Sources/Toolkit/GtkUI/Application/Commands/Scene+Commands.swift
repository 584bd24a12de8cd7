extension Scene {
  /// Adds commands to the main menu of the scene's windows.
  ///
  /// ```swift
  /// WindowGroup { NotesView(store: store) }
  ///   .commands {
  ///     CommandMenu("Note") {
  ///       Button("Pin") { store.send(.pinButtonTapped) }
  ///         .keyboardShortcut("p")
  ///     }
  ///   }
  /// ```
  ///
  /// Each window has its own, and in them `@Environment(\.openWindow)` and the like are those of the
  /// window.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let view = content().commandsView
    // Those of a modifier further out have been there first, and come after.
    return transformEnvironment { $0.commands.insert(view, at: 0) }
  }
}

private enum CommandsKey: EnvironmentKey {
  static let defaultValue: [any View] = []
}

extension EnvironmentValues {
  /// What stands for the commands of the scene.
  var commands: [any View] {
    get { self[CommandsKey.self] }
    set { self[CommandsKey.self] = newValue }
  }
}
