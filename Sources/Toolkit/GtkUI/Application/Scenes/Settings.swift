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
/// The settings window is opened by "Preferences" in the main menu of the other windows, by the
/// keyboard shortcut Ctrl+comma, and by the action `openSettings` of the environment. The app has
/// at most one settings window. The window has no main menu, and is not opened at the start.
public struct Settings<Content: View>: Scene {
  /// This scene has no body, because `sceneView` describes the window.
  public typealias Body = Never

  let content: @MainActor () -> Content

  /// Creates the scene. The closure is not called before the settings window opens.
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
