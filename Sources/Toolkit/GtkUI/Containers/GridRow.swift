/// A row of a `Grid`, of which each view is a cell.
public struct GridRow<Content: View>: WrapperView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: Where in the row its views are; as in the rest of the grid if `nil`.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GridRowNode(self, context)
  }
}

extension View {
  /// Has the view take several columns of a `Grid`. Less than one counts as one.
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
    if view.alignment != old.alignment { childWidgetsDidChange() }
  }
}

private final class GridCellNode<Content: View>: WrapperNode<GridCell<Content>>, AnyGridCellNode {
  var columns: Int { view.columns }

  override func viewDidUpdate(from old: GridCell<Content>) {
    super.viewDidUpdate(from: old)
    if view.columns != old.columns { childWidgetsDidChange() }
  }
}
