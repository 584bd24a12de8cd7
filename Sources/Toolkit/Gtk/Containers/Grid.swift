import CGtk

/// A container that places its children in aligned rows and columns.
///
/// ``place(_:column:row:columns:after:)`` sets the position of a child. If the widget is already
/// a child, the widget is moved, and retains its state and its focus.
@MainActor
public final class Grid: Widget {
  /// Creates an empty grid without space between its cells.
  public init() { super.init(gtk_grid_new()) }

  /// The space between columns, in pixels.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(cast())) }
    set { gtk_grid_set_column_spacing(cast(), guint(clamping: newValue)) }
  }

  /// The space between rows, in pixels.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(cast())) }
    set { gtk_grid_set_row_spacing(cast(), guint(clamping: newValue)) }
  }

  /// Places a child in a cell, or in several adjacent cells of a row. The child is inserted after
  /// `sibling`, or as the first child if `sibling` is `nil`. The keyboard moves the focus in the
  /// order of the children.
  public func place(
    _ child: Widget,
    column: Int,
    row: Int,
    columns: Int = 1,
    after sibling: Widget? = nil
  ) {
    let (column, row) = (Int32(clamping: column), Int32(clamping: row))
    let width = Int32(clamping: max(columns, 1))
    if gtk_widget_get_parent(child.widget) == widget {
      let manager = gtk_widget_get_layout_manager(widget)
      // The layout manager of a `GtkGrid` returns a `GtkGridLayoutChild` for each child.
      let place = OpaquePointer(gtk_layout_manager_get_layout_child(manager, child.widget))
      gtk_grid_layout_child_set_column(place, column)
      gtk_grid_layout_child_set_row(place, row)
      gtk_grid_layout_child_set_column_span(place, width)
    } else {
      gtk_grid_attach(cast(), child.widget, column, row, width, 1)
    }
    gtk_widget_insert_after(child.widget, widget, sibling?.widget)
  }

  /// Removes a child. The other children remain in their cells. GTK logs a critical if the widget
  /// is not a child of the grid.
  public func remove(_ child: Widget) { gtk_grid_remove(cast(), child.widget) }
}
