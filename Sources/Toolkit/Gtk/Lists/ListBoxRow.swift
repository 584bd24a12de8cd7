import CGtk

/// A row of a ``ListBox``.
///
/// **Accessibility.** The role is `listItem`; give it an `accessibleLabel`.
@MainActor
public final class ListBoxRow: Widget {
  public init(child: Widget? = nil) {
    super.init(gtk_list_box_row_new())
    if let child { self.child = child }
  }

  public var child: Widget? {
    get { .wrapping(gtk_list_box_row_get_child(cast())) }
    set { gtk_list_box_row_set_child(cast(), newValue?.widget) }
  }

  /// Whether a click or Enter does something.
  public var isActivatable: Bool {
    get { gtk_list_box_row_get_activatable(cast()).isTrue }
    set { gtk_list_box_row_set_activatable(cast(), newValue.gboolean) }
  }

  public var isSelectable: Bool {
    get { gtk_list_box_row_get_selectable(cast()).isTrue }
    set { gtk_list_box_row_set_selectable(cast(), newValue.gboolean) }
  }

  public var isSelected: Bool { gtk_list_box_row_is_selected(cast()).isTrue }

  /// The place in the list, or nil outside one. O(log n).
  public var index: Int? {
    // GTK does not forget the place of a row that was taken off.
    guard gtk_widget_get_parent(widget) != nil else { return nil }
    let index = gtk_list_box_row_get_index(cast())
    return index < 0 ? nil : Int(index)
  }

  /// The row was activated by the keyboard.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("activate", handler)
  }
}
