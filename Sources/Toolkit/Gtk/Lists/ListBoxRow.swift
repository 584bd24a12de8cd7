import CGtk

/// A row of a ``ListBox``.
///
/// **Accessibility.** The role is `listItem`. Set an `accessibleLabel`.
@MainActor
public final class ListBoxRow: Widget {
  /// Creates a row that shows a child.
  public init(child: Widget? = nil) {
    super.init(gtk_list_box_row_new())
    if let child { self.child = child }
  }

  /// The content of the row. Setting the property replaces the previous child.
  public var child: Widget? {
    get { .wrapping(gtk_list_box_row_get_child(cast())) }
    set { gtk_list_box_row_set_child(cast(), newValue?.widget) }
  }

  /// Whether a click or Enter activates the row.
  public var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(cast()).isTrue }
    set { gtk_list_box_row_set_activatable(cast(), newValue.gboolean) }
  }

  /// Whether the user can select the row. `true` by default.
  public var isSelectable: Bool {
    get { gtk_list_box_row_get_selectable(cast()).isTrue }
    set { gtk_list_box_row_set_selectable(cast(), newValue.gboolean) }
  }

  /// Whether the row is currently selected. Wraps `gtk_list_box_row_is_selected`.
  public var isSelected: Bool { gtk_list_box_row_is_selected(cast()).isTrue }

  /// The index of the row in its list, or `nil` if the row is in no list. O(log n).
  public var index: Int? {
    guard RemovedRows.hasValidIndex(self) else { return nil }
    let index = gtk_list_box_row_get_index(cast())
    return index < 0 ? nil : Int(index)
  }

  /// Calls `handler` when the row is activated with the keyboard.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
