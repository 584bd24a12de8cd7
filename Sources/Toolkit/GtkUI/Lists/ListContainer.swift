import Gtk

/// The content of a list, whose node owns the list widget.
struct ListContainer<Content: View>: ContentView {
  let selection: ListSelection?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ListNode(self, context)
  }
}

/// The interface of a list's node for other nodes.
@MainActor
protocol ListRoot {
  /// Scrolls the row with the selection value `id` into view. Returns whether there is such a row.
  func scrollToRow(_ id: AnyHashable) -> Bool
}

extension AnyNode {
  /// Whether the children of the node are rows of a list, and not parts of a row.
  var hasListRows: Bool {
    if self is any ListRoot { return true }
    return isStructure && (parent?.hasListRows ?? false)
  }
}
