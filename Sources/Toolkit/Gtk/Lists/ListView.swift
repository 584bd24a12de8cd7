import CGtk

/// A list that creates widgets only for some rows, such as the visible rows and rows near them, so
/// that the list can be long.
///
/// The list stores the number of rows, and binds the content of a row shortly before the row
/// becomes visible. When the content of a row changes, ``rebind(_:)`` updates the row in place, so
/// that a focused row remains focused.
///
/// ```swift
/// let list = ListView(count: titles.count, makeRow: { Label() }) { label, index in
///   label.text = titles[index]
/// }
/// list.onActivate { index in … }
/// ```
///
/// The list retains the closures, so the closures must capture the owner of the list weakly.
///
/// **Shortcuts.** The arrows, Page Up and Down, Home and End move the focus; Enter activates the
/// row. Tab moves the focus through the controls of the focused row, and then out of the list.
/// **Accessibility.** The role is `list`. Screen readers speak the name of the parent of a
/// row's widget. This name consists of the texts of the labels in the widget. If the widget
/// contains no labels, set the `accessibleLabel` of the parent.
@MainActor
public final class ListView<Row: Widget>: Widget {
  private let rows: ListRows<Row>
  let model: RowModel
  /// Retains the GObject of the model.
  let modelObject: Object
  /// The number of rows that can be selected, as passed to the initializer.
  public let selectionMode: ListSelectionMode
  var rowClickHandler: (@MainActor (Row) -> Void)?
  /// The widget of the row that was focused last.
  weak var lastFocusedRow: Row?
  /// A closure that returns whether a row can be selected, by its index. By default, every row can
  /// be selected.
  ///
  /// GTK focuses only rows with the trait ``ListRowTraits/selectable``. A row that can be focused,
  /// but not selected, has the trait, and the closure returns `false`. A click on such a row leaves
  /// the selection unchanged. The closure is not called if several rows are selected at once.
  package var canSelect: @MainActor (Int) -> Bool = { _ in true } {
    didSet {
      // GTK changes the selection on the main thread.
      model.canSelect = { [canSelect] index in MainActor.assumeIsolated { canSelect(index) } }
    }
  }

  /// Called when the user or the program has changed the selection, with the rows whose selection
  /// has changed. Not called when selected rows move or are removed.
  package var selectionDidChange: @MainActor (RowSelectionChange) -> Void = { _ in } {
    didSet {
      model.selectionDidChange = { [selectionDidChange] change in
        MainActor.assumeIsolated { selectionDidChange(change) }
      }
    }
  }

  /// Called before the list moves the focus to a row, with the widget of the row.
  package var rowWillFocus: (@MainActor (Row) -> Void)?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - selectionMode: The number of rows that can be selected.
  ///   - traits: Returns the actions that a row supports.
  ///   - makeRow: Creates a widget. The widget is bound to several rows, one after another.
  ///   - bind: Called when a widget must show the content of the row at an index.
  ///   - unbind: Called when a widget no longer shows a row.
  ///   - discard: Called when a widget will not be bound again.
  public init(
    count: Int = 0,
    selectionMode: ListSelectionMode = .none,
    traits: @escaping @MainActor (Int) -> ListRowTraits = { _ in [.activatable, .selectable] },
    makeRow: @escaping @MainActor () -> Row,
    bind: @escaping @MainActor (Row, Int) -> Void,
    unbind: @escaping @MainActor (Row) -> Void = { _ in },
    discard: @escaping @MainActor (Row) -> Void = { _ in }
  ) {
    let (object, model) = RowModel.makeObject(selectionMode: selectionMode)
    guard let factory = gtk_signal_list_item_factory_new() else {
      preconditionFailure("A GObject could not be created.")
    }
    self.model = model
    modelObject = Object(object, transfer: .full)
    self.selectionMode = selectionMode
    // The GObject of the model outlives the factory of the rows.
    rows = ListRows(
      index: { [unowned model] in model.index(at: $0) },
      makeRow: makeRow,
      traits: traits,
      bind: bind,
      unbind: unbind,
      discard: discard
    )
    rows.connect(to: factory)
    super.init(ListViewClass.makeWidget(model: object, factory: factory))
    g_object_unref(UnsafeMutableRawPointer(factory))
    // GTK sets the property only for its own model class.
    if selectionMode == .multiple { setMultiSelectable() }
    insert(count, at: 0)
  }

  /// The number of rows. Setting the property inserts or removes rows at the end.
  public var count: Int {
    get { model.count }
    set {
      let count = count
      if newValue > count { insert(newValue - count, at: count) }
      if newValue < count { remove(count - max(newValue, 0), at: max(newValue, 0)) }
    }
  }

  /// Inserts rows before an index.
  public func insert(_ number: Int, at index: Int) { replace(index..<index, with: number) }

  /// Removes a number of rows, starting at an index.
  public func remove(_ number: Int, at index: Int) { replace(index..<(index + number), with: 0) }

  /// Binds the row at an index again, if the row has a widget. O(rows with widgets).
  public func rebind(_ index: Int) { rows.rebind { $0 == index } }

  /// Binds all rows that have widgets again.
  public func rebind() { rows.rebind { _ in true } }

  /// The bound widgets, by the indices of their rows. More widgets are bound than are visible.
  public var boundRows: [Int: Row] { rows.bound }

  /// Whether the list sets the accessible name of a row when the row is bound. `true` by default.
  /// If `false`, the closure that binds the row sets the name.
  package var namesRows: Bool {
    get { rows.namesRows }
    set { rows.namesRows = newValue }
  }

  /// Whether a single click activates a row, rather than a double click.
  public var activatesOnSingleClick: Bool {
    get { gtk_list_view_get_single_click_activate(opaque).isTrue }
    set { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) }
  }

  /// Whether GTK draws lines between the rows. `false` by default.
  public var showsSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque).isTrue }
    set { gtk_list_view_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Scrolls a row into view.
  public func scroll(to index: Int) {
    // The action does not take ownership of the variant.
    let target = g_variant_ref_sink(g_variant_new_uint32(guint32(clamping: index)))
    defer { g_variant_unref(target) }
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", target)
  }

  /// Calls `handler` with the index of a row when the row is activated: by a double click, by a
  /// single click if ``activatesOnSingleClick`` is `true`, or by Enter.
  @discardableResult
  public func onActivate(_ handler: @escaping @MainActor (Int) -> Void) -> SignalConnection {
    connect("activate", arguments: { handler(Int($0(0) as UInt32)) })
  }

  /// Replaces rows, in one change.
  ///
  /// A row in `moves` remains focused and selected. If the new index of the row is near the visible
  /// rows, the row also retains its widget, and the visible rows don't scroll. Other rows of
  /// `range` lose the focus, the selection and their widgets. Only bound or selected rows have such
  /// state, so the caller can omit all other rows from `moves`.
  ///
  /// Complexity: O(*b* log *b* + *s*), where *b* is the number of bound rows and *s* the number of
  /// selected rows in `range`. In addition, GTK may read an item for each inserted row if the first
  /// visible row, at which GTK anchors the view, is in `range`.
  ///
  /// - Parameters:
  ///   - range: The rows that are removed.
  ///   - count: The number of rows that replace `range`.
  ///   - moves: The new indices of the rows in `range` that remain, by their old indices.
  public func replace(_ range: Range<Int>, with count: Int, moves: [Int: Int] = [:]) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= self.count && count >= 0,
      "A list of \(self.count) rows has no rows \(range)."
    )
    assert(
      moves.allSatisfy {
        range.contains($0) && (range.lowerBound..<(range.lowerBound + count)).contains($1)
      },
      "A row can be moved only within the range that is replaced."
    )
    guard !range.isEmpty || count > 0 else { return }
    let bound = rows.bound
    let reused = reusedRows(of: bound, range, with: count, moves: moves)
    let start = RemovedRows.startOfChange(at: range.lowerBound, bound: bound)
    rows.change(reusing: reused.keys) {
      model.replace(range, with: count, moves: moves, reused: reused, notifyingFrom: start)
    }
  }

  private func setMultiSelectable() {
    var property = GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE
    var value = GValue()
    g_value_init(&value, cgtk_type_boolean())
    g_value_set_boolean(&value, true.gboolean)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }
}
