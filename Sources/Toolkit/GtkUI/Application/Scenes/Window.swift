/// A window of which there is one at most, with a header and one view below it.
///
/// ```swift
/// Window("Activity", id: "activity") { ActivityView() }
/// ```
///
/// `openWindow(id:)` shows it, or brings it to the front. The header shows the title of the page on
/// top, and what leads back, if the view navigates; else the window's own title.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  let title: String
  let id: String
  let content: @MainActor () -> Content

  /// - Parameters:
  ///   - title: What the window is called as long as no page says otherwise.
  ///   - id: By what it is opened.
  ///   - content: What it shows.
  public init(
    _ title: some StringProtocol,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.id = id
    self.content = content
  }

  public var sceneView: some View {
    WindowScene(title: title, id: id, kind: .single) { [content] _ in content() }
  }
}
