import Gtk

/// The rows that the content of a grid resolves to.
@MainActor
struct GridRows {
  struct Row {
    var alignment: VerticalAlignment?
    var cells: [(widget: Widget, columns: Int)] = []
    /// Whether the row is a single view that spans all columns.
    var spansAllColumns = false

    var width: Int { spansAllColumns ? 1 : cells.reduce(0) { $0 + $1.columns } }
  }

  private(set) var rows: [Row] = []

  init(of node: AnyNode) {
    collect(node)
  }

  private mutating func collect(_ node: AnyNode) {
    if let row = node as? any AnyGridRowNode {
      var cells = Row(alignment: row.alignment)
      row.forEachChild { Self.collect($0, into: &cells) }
      rows.append(cells)
    } else if let node = node as? any StructuralNode, !node.hasOwnWidgets {
      node.forEachChild { collect($0) }
    } else {
      rows += node.widgets.map { Row(cells: [($0, 1)], spansAllColumns: true) }
    }
  }

  private static func collect(_ node: AnyNode, into row: inout Row) {
    if let cell = node as? any AnyGridCellNode {
      row.cells += cell.widgets.map { ($0, cell.columns) }
    } else if let node = node as? any StructuralNode, !node.hasOwnWidgets {
      node.forEachChild { collect($0, into: &row) }
    } else {
      row.cells += node.widgets.map { ($0, 1) }
    }
  }
}
