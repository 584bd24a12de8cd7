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
/// was made for it, and is named by the labels in that; give it an `accessibleLabel` if there are none.
@MainActor
public final class ListView<Row: Widget>: Widget {
  private let rows: ListRows<Row>
  // The model is a list of objects without content: what matters is how many there are, and which of
  // them is which when they move.
  private let model: OpaquePointer
  let selection: OpaquePointer
  public let selectionMode: ListSelectionMode

  /// `bind` gives a row the content of an index; `unbind` says that it lost it; `discard` that the
  /// row will not be used again. `traits` says what a row is for.
  public init(
    count: Int = 0,
    selectionMode: ListSelectionMode = .none,
    traits: @escaping @MainActor (Int) -> ListRowTraits = { _ in [.activatable, .selectable] },
    makeRow: @escaping @MainActor () -> Row,
    bind: @escaping @MainActor (Row, Int) -> Void,
    unbind: @escaping @MainActor (Row) -> Void = { _ in },
    discard: @escaping @MainActor (Row) -> Void = { _ in }
  ) {
    guard let model = g_list_store_new(cgtk_type_object()),
      let factory = gtk_signal_list_item_factory_new(),
      // It takes over the reference of the model.
      let selection = selectionMode.makeModel(of: model)
    else { preconditionFailure("A GObject could not be created.") }
    self.model = model
    self.selection = selection
    self.selectionMode = selectionMode
    rows = ListRows(
      makeRow: makeRow,
      traits: traits,
      bind: bind,
      unbind: unbind,
      discard: discard
    )
    rows.connect(to: factory)
    // Each takes over the reference of what it is made from.
    super.init(gtk_list_view_new(selection, factory))
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
    replace(index..<(index + removed), with: Array(repeating: nil, count: added))
  }

  /// Replaces rows by new ones, or by others of those that are replaced: these keep their widgets,
  /// the focus and the selection, and what is in view stays there. GTK lets go of such a row, and
  /// binds it again, in passing. O(number of both).
  ///
  /// - Parameter rows: For each row, which one of `range` it is, counted from its start; `nil` for
  ///   a new one. Each may appear once.
  public func replace(_ range: Range<Int>, with rows: [Int?]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "A list of \(count) rows has no rows \(range)."
    )
    guard !range.isEmpty || !rows.isEmpty else { return }
    var items: [gpointer?] = rows.map { offset in
      offset.map { g_list_model_get_item(model, guint(range.lowerBound + $0)) }
        ?? gpointer(g_object_new_with_properties(cgtk_type_object(), 0, nil, nil))
    }
    g_list_store_splice(
      model,
      guint(range.lowerBound),
      guint(range.count),
      &items,
      guint(items.count)
    )
    // The model has references of its own.
    for item in items {
      g_object_unref(item)
    }
  }
}
