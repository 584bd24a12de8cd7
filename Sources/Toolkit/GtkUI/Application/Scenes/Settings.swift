/// The settings window of an app.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { NotesView() }
///   Settings {
///     Form { Toggle("Sync", isOn: $isSyncing) }
///   }
/// }
/// ```
///
/// The main menu of the app's windows has "Preferences" for the settings window, with the shortcut
/// Control and comma. `openSettings` of the environment also opens the window. There is at most one
/// such window, which has no main menu and isn't opened at the start.
public struct Settings<Content: View>: Scene {
  /// This scene has no body, because `sceneView` describes the window.
  public typealias Body = Never

  let content: @MainActor () -> Content

  /// Creates the scene. The closure is called when the settings window opens, and not at the start
  /// of the app.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  /// The view of the scene, whose window has the title "Preferences" in the language of the user.
  public var sceneView: some View {
    WindowScene(title: ToolkitWord.preferences.text, id: nil, kind: .settings) { [content] _ in
      content()
    }
  }
}
