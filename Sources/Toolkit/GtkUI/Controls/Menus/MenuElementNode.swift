import Gtk

/// The node of a view that is an item of a menu and has no widget.
///
/// The node notifies the menu when it is created, updated and dismantled.
@MainActor
protocol MenuElementNode: AnyNode {
  var menuElements: [MenuElement] { get }
}

extension AnyNode {
  /// Returns the menu items that the node and its descendants resolve to, in order.
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
    // The icon of a label is skipped, like the icons of buttons.
    if isLeaf, !widgets.isEmpty, !(self is ImageNode) {
      menu?.reportUnshowable(self)
    }
    return elements
  }
}
