import CGtk

/// A short list whose rows all exist. Use ``ListView`` for a long list.
///
/// GTK wraps a child that is not a ``ListBoxRow`` in a new row. The methods that move or remove a
/// row, or insert after a row, accept the child in place of the row. ``select(_:)`` requires a
/// ``ListBoxRow``.
///
/// **Shortcuts.** The arrows, Home and End move the focus; Enter activates the row.
/// **Style classes.** `boxed-list`, `rich-list`, `navigation-sidebar`.
@MainActor
public final class ListBox: Widget, OrderedContainer {
  /// The number of rows that can be selected. With `browse`, the user cannot unselect the selected
  /// row. Wraps `GtkSelectionMode`.
  public enum SelectionMode: UInt32, Sendable {
    /// `none` permits no selected row, `single` and `browse` one row, and `multiple` any number of
    /// rows.
    case none, single, browse, multiple
  }

  /// Creates a list without rows.
  public init() { super.init(gtk_list_box_new()) }

  /// The number of rows that can be selected, `single` by default. Wraps the property
  /// `selection-mode`.
  public var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(opaque).rawValue) ?? .none }
    set { gtk_list_box_set_selection_mode(opaque, GtkSelectionMode(rawValue: newValue.rawValue)) }
  }

  /// Whether a single click activates a row, rather than a double click. `true` by default.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(opaque).isTrue }
    set { gtk_list_box_set_activate_on_single_click(opaque, newValue.gboolean) }
  }

  /// Whether GTK draws lines between the rows. `false` by default.
  public var showsSeparators: Bool {
    get { gtk_list_box_get_show_separators(opaque).isTrue }
    set { gtk_list_box_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Sets the widget that is shown while the list has no rows.
  public func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(opaque, placeholder?.widget)
  }

  /// Adds a child after the last row.
  public func append(_ child: Widget) { gtk_list_box_append(opaque, child.widget) }

  /// Inserts a child after the row of `sibling`, or as the first row if `sibling` is `nil` or has
  /// no row.
  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_list_box_insert(opaque, child.widget, position(after: sibling))
  }

  /// Moves a child after another child, or to the first row if `sibling` is `nil` or has no row.
  /// GTK cannot move a row, so the method removes the row and inserts the row again. A focused row
  /// loses the focus.
  public func move(_ child: Widget, after sibling: Widget?) {
    guard child != sibling, let row = row(of: child) else { return }
    // Retains the row between its removal and its insertion.
    g_object_ref(row)
    defer { g_object_unref(row) }
    gtk_list_box_remove(opaque, row.assumingMemoryBound(to: GtkWidget.self))
    gtk_list_box_insert(
      opaque,
      row.assumingMemoryBound(to: GtkWidget.self),
      position(after: sibling)
    )
  }

  /// Removes a child and its row. The method does nothing if the child is in no row.
  public func remove(_ child: Widget) {
    guard let row = row(of: child) else { return }
    let widget = row.assumingMemoryBound(to: GtkWidget.self)
    // If GTK created the row, the child is first removed from the row, because the child must have
    // no parent afterwards.
    if row != child.pointer {
      gtk_list_box_row_set_child(row.assumingMemoryBound(to: GtkListBoxRow.self), nil)
    }
    gtk_list_box_remove(opaque, widget)
  }

  /// Selects a row, in addition to the selected rows if several rows can be selected. The argument
  /// `nil` unselects all rows.
  public func select(_ row: ListBoxRow?) { gtk_list_box_select_row(opaque, row?.cast()) }

  /// Unselects all rows, except in the mode `browse`.
  public func unselectAll() { gtk_list_box_unselect_all(opaque) }

  /// The selected row. `nil` if no row is selected, or if the selected row has no wrapper of the
  /// class ``ListBoxRow``, such as a row that GTK created around a child.
  public var selectedRow: ListBoxRow? {
    gtk_list_box_get_selected_row(opaque).flatMap { Object.existing(for: $0) as? ListBoxRow }
  }

  /// Calls `handler` with the index of a row when the row is activated.
  @discardableResult
  public func onRowActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connectRow("row-activated") { index in
      if let index { handler(index) }
    }
  }

  /// Calls `handler` with the index of the selected row when the selection changes, or with `nil`
  /// if no row is selected.
  @discardableResult
  public func onRowSelected(_ handler: @escaping @MainActor (Int?) -> Void) -> SignalConnection {
    connectRow("row-selected", handler)
  }

  private func connectRow(
    _ signal: String,
    _ handler: @escaping @MainActor (Int?) -> Void
  ) -> SignalConnection {
    connect(
      signal,
      arguments: { arguments in
        let row: SignalObject = arguments(0)
        // According to the documentation of the signals, the argument is a row or null.
        let pointer = row.pointer?.assumingMemoryBound(to: GtkListBoxRow.self)
        handler(pointer.map { Int(gtk_list_box_row_get_index($0)) })
      }
    )
  }

  /// Returns the child if the child is a row, or else the row in which GTK has wrapped the child.
  /// Returns `nil` if the child is in no row.
  private func row(of child: Widget) -> UnsafeMutableRawPointer? {
    if cgtk_is_a(child.pointer, gtk_list_box_row_get_type()).isTrue { return child.pointer }
    guard let parent = gtk_widget_get_parent(child.widget),
      cgtk_is_a(parent, gtk_list_box_row_get_type()).isTrue
    else { return nil }
    return UnsafeMutableRawPointer(parent)
  }

  private func position(after sibling: Widget?) -> Int32 {
    guard let sibling, let row = row(of: sibling) else { return 0 }
    return gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)) + 1
  }
}
