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

  /// Scrolls to the first row when the rows are updated, because other elements replace the
  /// elements of rows.
  func startAtTop()
}

extension AnyNode {
  /// Whether the children of the node are rows of a list, and not parts of one row.
  var hasListRows: Bool { listOfRows != nil }

  /// The list whose rows are the children of the node, or `nil`.
  var listOfRows: (any ListRoot)? {
    if let list = self as? any ListRoot { return list }
    guard let node = self as? any StructuralNode, node.isDividedIntoRows else { return nil }
    return parent?.listOfRows
  }
}
