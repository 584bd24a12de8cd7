import CGtk

/// The widgets of a list's rows, which GTK creates, binds, unbinds and discards through a factory.
///
/// The closures of the factory retain this object. The object therefore exists as long as GTK uses
/// the factory, even if the wrapper of the list has been released.
@MainActor
final class ListRows<Row: Widget> {
  struct Entry {
    let row: Row
    var isBound = false
    /// The item of the row that the widget shows or showed last. The pointer is only compared, and
    /// never dereferenced.
    var item: gpointer?
    /// Whether a change assigns the widget to another row, whose content the widget doesn't show
    /// yet.
    var isStale = false
    /// Whether GTK has unbound the row in a change, and may bind the row again in the same change.
    var isReleased = false
  }

  private let makeRow: @MainActor () -> Row
  private let traits: @MainActor (Int) -> ListRowTraits
  private let bind: @MainActor (Row, Int) -> Void
  private let unbind: @MainActor (Row) -> Void
  private let discard: @MainActor (Row) -> Void
  /// Returns the index of the row at a position that GTK reports.
  private let index: @MainActor (guint) -> Int
  // The keys are `GtkListItem`s, which are valid from `setup` to `teardown`.
  private var entries: [OpaquePointer: Entry] = [:]
  private var isChanging = false
  /// Whether a row is named by its labels when the row is bound.
  var namesRows = true

  init(
    index: @escaping @MainActor (guint) -> Int,
    makeRow: @escaping @MainActor () -> Row,
    traits: @escaping @MainActor (Int) -> ListRowTraits,
    bind: @escaping @MainActor (Row, Int) -> Void,
    unbind: @escaping @MainActor (Row) -> Void,
    discard: @escaping @MainActor (Row) -> Void
  ) {
    self.index = index
    self.makeRow = makeRow
    self.traits = traits
    self.bind = bind
    self.unbind = unbind
    self.discard = discard
  }

  func connect(to factory: OpaquePointer) {
    let factory = UnsafeMutableRawPointer(factory)
    for (signal, step) in [
      ("setup", setUp), ("bind", bindItem), ("unbind", unbindItem), ("teardown", tearDown),
    ] as [(String, (OpaquePointer) -> Void)] {
      let (_, closure) = SignalBox.makeClosure { arguments, _ in
        let item: SignalObject = arguments(0)
        if let pointer = item.pointer { step(OpaquePointer(pointer)) }
      }
      g_signal_connect_closure(factory, signal, closure, false.gboolean)
    }
  }

  /// The widgets that are bound, by index.
  var bound: [Int: Row] {
    var rows: [Int: Row] = [:]
    for (item, entry) in entries where entry.isBound {
      rows[index(gtk_list_item_get_position(item))] = entry.row
    }
    return rows
  }

  /// Calls `bind` again for each bound widget whose row satisfies a condition.
  func rebind(where isIncluded: (Int) -> Bool) {
    for (index, row) in bound where isIncluded(index) {
      bind(row, index)
      if namesRows { row.parent?.setLabelledBy(row.labels) }
    }
  }

  /// Performs a change of the model. Then binds the widgets that GTK has moved to inserted rows,
  /// and unbinds the widgets that GTK has not bound again or has removed from the list.
  ///
  /// GTK unbinds and binds each widget whose position changes. If a widget shows the same row
  /// before and after the change, neither of the closures `unbind` and `bind` is called.
  func change(reusing indices: some Collection<Int>, _ body: () -> Void) {
    markReused(indices)
    isChanging = true
    body()
    isChanging = false
    for (item, entry) in entries where entry.isBound && RemovedRows.isRemoved(entry.row) {
      unbindItem(item)
    }
    for (item, entry) in entries {
      if entry.isReleased {
        entries[item]?.isReleased = false
        unbind(entry.row)
      } else if entry.isStale, entry.isBound {
        unbindItem(item)
        bindItem(item)
      }
    }
  }

  /// Marks the widgets that GTK will show for inserted rows.
  private func markReused(_ indices: some Collection<Int>) {
    guard !indices.isEmpty else { return }
    let indices = Set(indices)
    for (item, entry) in entries where entry.isBound {
      if indices.contains(index(gtk_list_item_get_position(item))) { entries[item]?.isStale = true }
    }
  }

  private func setUp(_ item: OpaquePointer) {
    let row = makeRow()
    entries[item] = Entry(row: row)
    gtk_list_item_set_child(item, row.widget)
  }

  private func bindItem(_ item: OpaquePointer) {
    guard var entry = entries[item] else { return }
    let row = entry.row
    let object = gtk_list_item_get_item(item)
    let isSameRow = entry.isReleased && !entry.isStale && entry.item == object
    if entry.isReleased, !isSameRow { unbind(row) }
    entry.item = object
    entry.isBound = true
    entry.isReleased = false
    entry.isStale = false
    entries[item] = entry
    guard !isSameRow else { return }
    let index = index(gtk_list_item_get_position(item))
    let traits = traits(index)
    gtk_list_item_set_selectable(item, traits.contains(.selectable).gboolean)
    gtk_list_item_set_activatable(item, traits.contains(.activatable).gboolean)
    NewerFunctions.setListItemFocusable.call?(item, traits.contains(.selectable).gboolean)
    bind(row, index)
    // Screen readers speak the name of the widget that GTK creates around the row, and GTK sets no
    // name. The widget is already the parent of the row. Since GTK 4.12, the widget itself has no
    // parent before the row is bound.
    if namesRows { row.parent?.setLabelledBy(row.labels) }
  }

  private func unbindItem(_ item: OpaquePointer) {
    guard var entry = entries[item], entry.isBound else { return }
    entry.isBound = false
    entry.isReleased = isChanging
    entries[item] = entry
    if !isChanging { unbind(entry.row) }
  }

  private func tearDown(_ item: OpaquePointer) {
    guard let entry = entries.removeValue(forKey: item) else { return }
    if entry.isReleased { unbind(entry.row) }
    discard(entry.row)
    gtk_list_item_set_child(item, nil)
  }
}
