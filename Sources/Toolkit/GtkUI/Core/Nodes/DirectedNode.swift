import Gtk

/// A node that determines the widgets whose layout direction the node sets from the environment.
/// Any other node sets the direction of the widgets that it doesn't share with a child.
@MainActor
protocol DirectedNode: AnyNode {
  var directedWidgets: [Widget] { get }
}

extension AnyNode {
  /// The widgets to which the node resolves, except those of its children.
  final var ownWidgets: [Widget] {
    var own = widgets
    forEachChild { child in own.removeAll(where: child.widgets.contains) }
    return own
  }
}
