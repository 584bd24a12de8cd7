import Gtk

/// A split view whose parent stores which columns are visible.
struct SplitContainer<Sidebar: View, Content: View, Detail: View>: View {
  typealias Body = Never

  let visibility: NavigationSplitViewVisibility
  let compactColumn: NavigationSplitViewColumn
  let setVisibility: @MainActor (NavigationSplitViewVisibility) -> Void
  let setCompactColumn: @MainActor (NavigationSplitViewColumn) -> Void
  let sidebar: Sidebar
  /// The content column, or `nil` for two columns.
  let content: Content?
  let detail: Detail

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SplitNode(self, context)
  }
}
