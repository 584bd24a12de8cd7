/// A window of an app, with a header and one view below it.
///
/// The header shows the title of the page on top, and what leads back, if the view navigates;
/// else the window's own title.
public struct Window<Content: View> {
  let title: String
  let size: (width: Int, height: Int)
  let content: Content

  /// - Parameters:
  ///   - title: What the window is called as long as no page says otherwise.
  ///   - width: How wide it opens, in pixels.
  ///   - height: How high it opens, in pixels.
  ///   - content: What it shows.
  @MainActor
  public init(
    _ title: String,
    width: Int = 480,
    height: Int = 640,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.size = (width, height)
    self.content = content()
  }
}
