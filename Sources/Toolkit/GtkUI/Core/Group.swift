/// Several views that are used as one: to modify them all, or to choose between them.
///
/// ```swift
/// Group {
///   Text("First")
///   Text("Second")
/// }
/// .styleClass("dim-label")
/// ```
///
/// There is no widget for the group itself: the container around it places its views.
public struct Group<Content: View>: WrapperView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
