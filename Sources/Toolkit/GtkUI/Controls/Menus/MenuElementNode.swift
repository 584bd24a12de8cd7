import Gtk

/// The node of a view that is part of a menu, where it has no widget.
///
/// It says so to the menu when it comes, changes and goes.
@MainActor
protocol MenuElementNode: AnyNode {
  var menuElements: [MenuElement] { get }
}

extension AnyNode {
  /// What the node and all below it come to in a menu, in order.
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
    // The icon of a label is left out, as those of buttons are.
    if isLeaf, !widgets.isEmpty, !(self is ImageNode) {
      menu?.reportUnshowable(self)
    }
    return elements
  }
}
