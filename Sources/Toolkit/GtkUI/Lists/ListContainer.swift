import Gtk

/// The content of a list, whose node owns the list widget.
struct ListContainer<Content: View>: ContentView {
  let selection: ListSelection?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ListNode(self, context)
  }
}

/// The node of a list, as the nodes of its rows find it.
@MainActor
protocol ListRoot {
  /// Scrolls the row that a selection identifies by `id` into view. Returns whether there is one.
  func scrollToRow(_ id: AnyHashable) -> Bool
}

extension AnyNode {
  /// Whether the node's children are rows of a list, rather than parts of a row.
  var hasListRows: Bool {
    if self is any ListRoot { return true }
    return isStructure && (parent?.hasListRows ?? false)
  }
}
