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
  /// The commands are evaluated separately for each window. The commands read the environment of
  /// their window, for example with `@Environment(\.openWindow)`.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let view = content().commandsView
    // The commands of an outer modifier were already inserted, and are placed after these commands.
    return transformEnvironment { $0.commands.insert(view, at: 0) }
  }
}

private enum CommandsKey: EnvironmentKey {
  static let defaultValue: [any View] = []
}

extension EnvironmentValues {
  /// The views of the commands of the scene.
  var commands: [any View] {
    get { self[CommandsKey.self] }
    set { self[CommandsKey.self] = newValue }
  }
}
