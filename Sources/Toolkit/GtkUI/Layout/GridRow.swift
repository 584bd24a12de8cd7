/// A row of a `Grid`. Each view of the row is a cell.
public struct GridRow<Content: View>: WrapperView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of cells.
  ///
  /// - Parameters:
  ///   - alignment: The vertical position of the views in the row. If `nil`, the vertical alignment
  ///     of the grid is used.
  ///   - content: The views of the row, each in its own cell.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node of the row. The node of the grid places the views of the row.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GridRowNode(self, context)
  }
}

extension View {
  /// Sets the number of columns of a `Grid` that the view spans. Numbers below 1 are treated as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    GridCell(columns: max(count, 1), content: self)
  }
}

private struct GridCell<Content: View>: WrapperView {
  let columns: Int
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    GridCellNode(self, context)
  }
}

@MainActor
protocol AnyGridRowNode: AnyNode {
  var alignment: VerticalAlignment? { get }
}

@MainActor
protocol AnyGridCellNode: AnyNode {
  var columns: Int { get }
}

private final class GridRowNode<Content: View>: WrapperNode<GridRow<Content>>, AnyGridRowNode {
  var alignment: VerticalAlignment? { view.alignment }

  override func viewDidUpdate(from old: GridRow<Content>) {
    super.viewDidUpdate(from: old)
    if view.alignment != old.alignment { notifyParent(of: .widgets) }
  }
}

private final class GridCellNode<Content: View>: WrapperNode<GridCell<Content>>, AnyGridCellNode {
  var columns: Int { view.columns }

  override func viewDidUpdate(from old: GridCell<Content>) {
    super.viewDidUpdate(from: old)
    if view.columns != old.columns { notifyParent(of: .widgets) }
  }
}
