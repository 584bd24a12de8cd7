import Gtk

/// A node that declares the widgets whose layout direction the node sets. Any other node sets the
/// direction of the widgets that the node doesn't share with a child.
@MainActor
protocol DirectedNode: AnyNode {
  var directedWidgets: [Widget] { get }
}

extension AnyNode {
  /// The widgets to which the node resolves, except the widgets of its children.
  final var ownWidgets: [Widget] {
    var own = widgets
    forEachChild { child in own.removeAll(where: child.widgets.contains) }
    return own
  }
}
