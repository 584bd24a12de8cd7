/// The window with what can be set in an app.
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
/// The main menu of the app's windows has "Preferences" for it, and Control and the comma open it; so
/// does `openSettings` of the environment. There is one such window at most, without a main menu of its
/// own, and it doesn't open by itself.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  let content: @MainActor () -> Content

  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  public var sceneView: some View {
    WindowScene(title: ToolkitWord.preferences.text, id: nil, kind: .settings) { [content] _ in
      content()
    }
  }
}
