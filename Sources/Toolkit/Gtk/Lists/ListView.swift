import CGtk

/// A long list of which only the visible rows exist.
///
/// The view knows how many rows there are, and asks for the content of those on screen. When a
/// content changes, ``rebind(_:)`` updates the row in place, so that it keeps the focus.
///
/// ```swift
/// let list = ListView(count: titles.count, makeRow: { Label() }) { label, index in
///   label.text = titles[index]
/// }
/// list.onActivate { index in … }
/// ```
///
/// The closures live as long as the list does: they must hold its owner weakly.
///
/// **Shortcuts.** The arrows, Page Up and Down, Home and End move; Enter activates.
/// **Accessibility.** The role is `list`. The row that is spoken is the parent of the widget that
/// was made for it; give that an `accessibleLabel` when it has no label of its own.
@MainActor
public final class ListView<Row: Widget>: Widget {
  private let rows: ListRows<Row>
  // The model is a list of empty strings: what matters is how many.
  private let model: OpaquePointer

  /// `bind` gives a row the content of an index; `unbind` says that it lost it; `discard` that the
  /// row will not be used again.
  public init(
    count: Int = 0,
    makeRow: @escaping @MainActor () -> Row,
    bind: @escaping @MainActor (Row, Int) -> Void,
    unbind: @escaping @MainActor (Row) -> Void = { _ in },
    discard: @escaping @MainActor (Row) -> Void = { _ in }
  ) {
    guard let model = gtk_string_list_new(nil), let factory = gtk_signal_list_item_factory_new()
    else { preconditionFailure("A GObject could not be created.") }
    self.model = model
    rows = ListRows(makeRow: makeRow, bind: bind, unbind: unbind, discard: discard)
    rows.connect(to: factory)
    // Each takes over the reference of what it is made from.
    super.init(gtk_list_view_new(gtk_no_selection_new(model), factory))
    insert(count, at: 0)
  }

  /// How many rows there are. Setting it adds or removes them at the end.
  public var count: Int {
    get { Int(g_list_model_get_n_items(model)) }
    set {
      let count = count
      if newValue > count { insert(newValue - count, at: count) }
      if newValue < count { remove(count - max(newValue, 0), at: max(newValue, 0)) }
    }
  }

  /// Adds rows before an index. O(number of rows added).
  public func insert(_ number: Int, at index: Int) { splice(index, removing: 0, adding: number) }

  /// Removes rows from an index on.
  public func remove(_ number: Int, at index: Int) { splice(index, removing: number, adding: 0) }

  /// Gives the row of an index its content again, if it is on screen. O(rows on screen).
  public func rebind(_ index: Int) { rows.rebind { $0 == index } }

  /// Gives all rows on screen their content again.
  public func rebind() { rows.rebind { _ in true } }

  /// The rows that have content now, by index. There are a few more than are visible.
  public var boundRows: [Int: Row] { rows.bound }

  /// Whether one click activates, rather than two.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(opaque).isTrue }
    set { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) }
  }

  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque).isTrue }
    set { gtk_list_view_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Brings a row into view.
  public func scroll(to index: Int) {
    gtk_widget_activate_action_variant(
      widget,
      "list.scroll-to-item",
      g_variant_new_uint32(guint32(clamping: index))
    )
  }

  /// A row was clicked, or Enter was pressed on it.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connect("activate", arguments: { handler(Int($0(0) as UInt32)) })
  }

  private func splice(_ index: Int, removing removed: Int, adding added: Int) {
    precondition(
      index >= 0 && removed >= 0 && added >= 0 && index + removed <= count,
      "A list of \(count) rows has no \(removed) rows from \(index) on."
    )
    guard removed > 0 || added > 0 else { return }
    "".withCString { empty in
      var additions: [UnsafePointer<CChar>?] = Array(repeating: empty, count: added)
      additions.append(nil)
      gtk_string_list_splice(model, guint(index), guint(removed), &additions)
    }
  }
}
