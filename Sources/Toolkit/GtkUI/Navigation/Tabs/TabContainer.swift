import Gtk

/// A tab view in the style that its parent has read from the environment.
struct TabContainer<Selection: Hashable, Content: View>: View, TitleSource {
  typealias Body = Never

  /// The value of the visible tab, or `nil` if the node stores which tab is visible.
  let selection: Selection?
  /// Writes the value of the tab that the user has selected, or `nil`.
  let select: (@MainActor (Selection) -> Void)?
  let style: TabViewStyle
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TabViewNode(self, context)
  }

  /// Returns the first title that a tab sets.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}
