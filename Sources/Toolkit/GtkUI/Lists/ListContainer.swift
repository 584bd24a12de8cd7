import Gtk

/// The widget of a list, and its rows.
struct ListContainer<Content: View>: ContentView {
  let selection: ListSelection?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ListNode(self, context)
  }

}

/// Marks the node of a list, for those within it.
@MainActor
protocol ListRoot {
  /// Brings the row that a selection knows by `id` into view. Says whether there is one.
  func scrollToRow(_ id: AnyHashable) -> Bool
}

extension AnyNode {
  /// Whether the node's views are rows of a list, rather than within one.
  var isInList: Bool {
    var next = parent
    while let node = next {
      if node is any ListRoot { return true }
      guard node.isStructure else { return false }
      next = node.parent
    }
    return false
  }
}
