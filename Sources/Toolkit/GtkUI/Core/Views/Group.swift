/// Several views that are used as a single view, to modify all views or to select one of the views.
///
/// ```swift
/// Group {
///   Text("First")
///   Text("Second")
/// }
/// .styleClass("dim-label")
/// ```
///
/// The group has no widget of its own. The enclosing container places the views of the group.
public struct Group<Content: View>: WrapperView {
  let content: Content

  /// Creates a group. The closure is called once, immediately.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
