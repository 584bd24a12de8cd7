/// A node that groups its children, and resolves to the widgets of the children.
///
/// A container whose layout depends on the structure of its content, such as a grid or a list,
/// places each child separately.
@MainActor
protocol StructuralNode: AnyNode {
  /// Whether a list shows each child in a row of its own. The default is `true`. A node that
  /// modifies the widgets of its content returns `false`, because the node could not modify the
  /// widgets of rows that are created later.
  var isDividedIntoRows: Bool { get }

  /// Whether the node places the widgets of its children in widgets of its own. A container then
  /// places these widgets instead of the widgets of the children. The default is `false`.
  var hasOwnWidgets: Bool { get }
}

extension StructuralNode {
  var isDividedIntoRows: Bool { true }

  var hasOwnWidgets: Bool { false }
}
