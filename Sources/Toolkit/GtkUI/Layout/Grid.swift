import Gtk

/// A container of views in aligned rows and columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow {
///     Text("Width")
///     Text("640")
///   }
///   Divider()
///   GridRow {
///     Text("Larger than most screens")
///       .gridCellColumns(2)
///   }
/// }
/// ```
///
/// The cells of a column have equal widths, and the cells of a row have equal heights. A view
/// outside of a `GridRow` is a row that spans all columns.
public struct Grid<Content: View>: View, TitleSource {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: Int
  let verticalSpacing: Int
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The position of the views in their cells.
  ///   - horizontalSpacing: The pixels between columns; 12 if `nil`.
  ///   - verticalSpacing: The pixels between rows; 6 if `nil`.
  ///   - content: The rows, from top to bottom.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = Int(pixels: horizontalSpacing ?? 12)
    self.verticalSpacing = Int(pixels: verticalSpacing ?? 6)
    self.content = content()
  }

  /// Creates the node that places the cells in a `GtkGrid`.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    GridNode(self, context)
  }

  /// Returns the title that the rows set with `navigationTitle(_:)`, or `nil` if no row sets a
  /// title.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

private final class GridNode<Content: View>: Node<Grid<Content>> {
  private var grid: Gtk.Grid?
  private var content: Node<Content>?
  private var placed: Set<Widget> = []

  override init(_ view: Grid<Content>, _ context: NodeContext) {
    super.init(view, context)
    grid = Gtk.Grid()
    content = view.content.makeNode(contentContext())
    place()
  }

  override var widgets: [Widget] { grid.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: Grid<Content>, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: Grid<Content>) {
    content?.update(view.content, contentContext().environment)
    place()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect != .labels { place() }
    notifyParent(of: aspect == .widgets ? .labels : aspect)
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    // With the vertical axis, a divider between rows is horizontal.
    context.environment.axis = .vertical
    return context
  }

  private func place() {
    guard let grid, let content, phase == .active else { return }
    grid.columnSpacing = view.horizontalSpacing
    grid.rowSpacing = view.verticalSpacing
    let rows = GridRows(of: content).rows
    let columns = rows.map(\.width).max() ?? 1
    let cellWidgets = Set(rows.flatMap { $0.cells.map(\.widget) })
    for widget in placed where !cellWidgets.contains(widget) {
      grid.remove(widget)
    }
    var last: Widget?
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let span = row.spansAllColumns ? columns : cell.columns
        grid.place(cell.widget, column: column, row: index, columns: span, after: last)
        column += span
        last = cell.widget
        var alignment = view.alignment
        alignment.vertical = row.alignment ?? alignment.vertical
        alignment.align(cell.widget)
      }
    }
    placed = cellWidgets
  }

  override func willDismantle() {
    placed = []
    grid = nil
  }
}
