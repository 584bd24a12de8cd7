/// Several views that are used as a single view, for example to apply a modifier to each view.
///
/// ```swift
/// Group {
///   Text("First")
///   Text("Second")
/// }
/// .styleClass("dim-label")
/// ```
///
/// The group has no widget of its own. The container of the group places the views.
public struct Group<Content: View>: WrapperView {
  let content: Content

  /// Creates a group. The closure is called once, immediately.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
