import CGtk

/// A short list of rows that all exist. For a long one use ``ListView``.
///
/// A child that is not a ``ListBoxRow`` gets one from GTK, and then counts as the child here.
///
/// **Shortcuts.** The arrows, Home and End move; Enter activates. **Style classes.** `boxed-list`,
/// `rich-list`, `navigation-sidebar`.
@MainActor
public final class ListBox: Widget, OrderedContainer {
  public enum SelectionMode: UInt32, Sendable {
    case none, single, browse, multiple
  }

  public init() { super.init(gtk_list_box_new()) }

  public var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(opaque).rawValue) ?? .none }
    set { gtk_list_box_set_selection_mode(opaque, GtkSelectionMode(rawValue: newValue.rawValue)) }
  }

  public var activatesOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(opaque).isTrue }
    set { gtk_list_box_set_activate_on_single_click(opaque, newValue.gboolean) }
  }

  public var showsSeparators: Bool {
    get { gtk_list_box_get_show_separators(opaque).isTrue }
    set { gtk_list_box_set_show_separators(opaque, newValue.gboolean) }
  }

  /// What is shown while there are no rows.
  public func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(opaque, placeholder?.widget)
  }

  public func append(_ child: Widget) { gtk_list_box_append(opaque, child.widget) }

  public func insert(_ child: Widget, after sibling: Widget?) {
    gtk_list_box_insert(opaque, child.widget, position(after: sibling))
  }

  /// GTK cannot move a row, so it is taken off and put back; it loses the focus if it has it.
  public func move(_ child: Widget, after sibling: Widget?) {
    guard child != sibling, let row = row(of: child) else { return }
    // The row must outlive the moment between the two.
    g_object_ref(row)
    defer { g_object_unref(row) }
    gtk_list_box_remove(opaque, row.assumingMemoryBound(to: GtkWidget.self))
    gtk_list_box_insert(
      opaque,
      row.assumingMemoryBound(to: GtkWidget.self),
      position(after: sibling)
    )
  }

  public func remove(_ child: Widget) {
    guard let row = row(of: child) else { return }
    let widget = row.assumingMemoryBound(to: GtkWidget.self)
    // A row that GTK made goes with its child, which is wanted back without a parent.
    if row != child.pointer {
      gtk_list_box_row_set_child(row.assumingMemoryBound(to: GtkListBoxRow.self), nil)
    }
    gtk_list_box_remove(opaque, widget)
  }

  public func select(_ row: ListBoxRow?) { gtk_list_box_select_row(opaque, row?.cast()) }

  public func unselectAll() { gtk_list_box_unselect_all(opaque) }

  public var selectedRow: ListBoxRow? {
    gtk_list_box_get_selected_row(opaque).flatMap { Object.existing(for: $0) as? ListBoxRow }
  }

  /// A row was activated, by index.
  @discardableResult
  public func onRowActivated(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connectRow("row-activated") { index in
      if let index { handler(index) }
    }
  }

  /// Another row was selected, by index, or none.
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
        // The signals document a row or null.
        let pointer = row.pointer?.assumingMemoryBound(to: GtkListBoxRow.self)
        handler(pointer.map { Int(gtk_list_box_row_get_index($0)) })
      }
    )
  }

  /// The row that a child is, or that GTK put around it.
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
