import Gtk

/// A view of the rows of a list. The node of the view owns the list widget.
struct ListContainer<Content: View>: ContentView {
  let selection: ListSelection?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ListNode(self, context)
  }
}

/// The operations of a list's node that other nodes call.
@MainActor
protocol ListRoot {
  /// Scrolls the row with the selection value `id` into view. Returns whether there is such a row.
  func scrollToRow(_ id: AnyHashable) -> Bool
}

extension AnyNode {
  /// Whether the children of the node are rows of a list, and not parts of one row.
  var hasListRows: Bool {
    if self is any ListRoot { return true }
    guard let node = self as? any StructuralNode, node.isDividedIntoRows else { return false }
    return parent?.hasListRows ?? false
  }
}
