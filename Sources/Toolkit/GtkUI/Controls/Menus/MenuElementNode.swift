import Gtk

/// The node of a view that is an item of a menu and has no widget.
///
/// The node notifies the menu when the node is created, updated and dismantled.
@MainActor
protocol MenuElementNode: AnyNode {
  var menuElements: [MenuElement] { get }
}

extension AnyNode {
  /// Returns the menu elements of the node or of its descendants, in order.
  final func elements(in menu: MenuContext?) -> [MenuElement] {
    if let node = self as? any MenuElementNode { return node.menuElements }
    if self is WidgetNode<Divider> { return [.divider] }
    if let text = self as? TextNode {
      return [MenuElement(kind: .action, title: text.view.plainText, isEnabled: false)]
    }
    var elements: [MenuElement] = []
    var isLeaf = true
    forEachChild { child in
      isLeaf = false
      elements += child.elements(in: menu)
    }
    // Images are skipped, because a menu shows no icons.
    if isLeaf, !widgets.isEmpty, !(self is ImageNode) {
      menu?.reportUnsupportedView(self)
    }
    return elements
  }
}
