/// A scene with at most one window.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
///
/// `openWindow(id:)` opens the window, or brings the window to the front. If the view contains a
/// navigation stack, the header shows the title of the top page and the back button. If no page
/// sets a title, the header shows the title of the window.
public struct Window<Content: View>: Scene {
  /// This scene has no body, because `sceneView` describes the window.
  public typealias Body = Never

  let title: String
  let id: String
  let content: @MainActor () -> Content

  /// Creates a scene with one window.
  ///
  /// - Parameters:
  ///   - title: The title of the window if no page sets a title.
  ///   - id: The id with which the window is opened.
  ///   - content: The content of the window.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.id = id
    self.content = content
  }

  /// The view of the scene. The content is evaluated when the window opens.
  public var sceneView: some View {
    WindowScene(title: title, id: id, kind: .single) { [content] _ in content() }
  }
}
