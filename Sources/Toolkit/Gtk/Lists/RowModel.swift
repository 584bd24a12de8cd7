import CGtk

/// The list model and selection model of a ``ListView``. The model creates an item when GTK reads
/// the position of the item.
///
/// GTK's own models retain an item for each row, and read the item of each inserted row to move the
/// selection. This model stores only a count, the selected positions and the few items that GTK
/// retains. The cost of a change therefore depends on the number of items that GTK reads. A change
/// emits `items-changed` once, or a few times if the change is long.
///
/// The GObject owns its model, so that the model exists as long as GTK retains the GObject. The
/// model is not isolated to an actor, because GTK may call the model a million times in succession.
/// Like the GObject, the model must be used on the main thread.
final class RowModel {
  private(set) var count = 0
  /// The inserted rows of which GTK has not been notified yet, in order.
  private var pending: [Range<Int>] = []
  private var items = RowItems()
  private let selection: RowSelection
  /// Returns whether the row at an index can become the only selected row. A selection of several
  /// rows isn't checked.
  var canSelect: (Int) -> Bool = { _ in true }
  /// Called when the user or the program has changed the selection, or has replaced the selection
  /// by the same rows.
  var selectionDidChange: (RowSelectionChange) -> Void = { _ in }
  /// The GObject, which outlives the model.
  private let object: OpaquePointer

  private init(_ object: OpaquePointer, selectionMode: ListSelectionMode) {
    self.object = object
    selection = RowSelection(selectionMode)
  }

  deinit { items.removeAll() }

  /// Returns a new GObject and the model of the GObject. The caller owns a reference to the
  /// GObject.
  static func makeObject(
    selectionMode: ListSelectionMode
  ) -> (object: OpaquePointer, model: RowModel) {
    guard let instance = g_object_new_with_properties(RowModelClass.type, 0, nil, nil) else {
      preconditionFailure("A GObject could not be created.")
    }
    let object = OpaquePointer(instance)
    let model = RowModel(object, selectionMode: selectionMode)
    RowModelClass.setModel(model, of: object)
    return (object, model)
  }

  /// The number of items that were created.
  var createdItemCount: Int { items.createdCount }

  /// The number of times that GTK has read a position.
  var readCount: Int { items.readCount }

  /// The number of items that exist.
  var itemCount: Int { items.count }

  /// The number of rows of which GTK has been notified.
  var notifiedCount: Int { pending.isEmpty ? count : pending.reduce(count) { $0 - $1.count } }

  /// Converts a position that GTK uses to the index of a row. The positions that GTK uses don't
  /// count the rows in `pending`.
  func index(at position: guint) -> Int {
    var index = Int(position)
    for range in pending where range.lowerBound <= index { index += range.count }
    return index
  }

  /// Returns the item of a position, or `nil` if no row has the position. The caller owns a
  /// reference to the item.
  func retainItem(at position: guint) -> RowItems.Item? {
    let index = pending.isEmpty ? Int(position) : index(at: position)
    return index < count ? items.retainItem(at: index) : nil
  }

  /// Replaces rows, and notifies GTK.
  ///
  /// If a change removes the first visible row, the focused row or the row that was selected last,
  /// GTK reads an item for each row that the change inserts. A long change is therefore split, if
  /// possible. GTK is first notified of the change of the few rows that have items, and then of the
  /// insertion of each range of other rows.
  ///
  /// Complexity: O(*i* log *i* + *s*), where *i* is the number of items and *s* the number of
  /// selected rows in `range`, in addition to the items that GTK reads.
  ///
  /// - Parameters:
  ///   - range: The rows that are removed.
  ///   - added: The number of rows that are inserted in place of `range`.
  ///   - moves: The new positions of the rows in `range` that remain, by their old positions.
  ///   - reused: The positions of inserted rows that receive the item of another row. The key is
  ///     the old position of the other row.
  ///   - start: The first row that is included in the notification of GTK, which may be a row
  ///     before `range`. Defaults to the first row of `range`.
  func replace(
    _ range: Range<Int>,
    with added: Int,
    moves: [Int: Int],
    reused: [Int: Int] = [:],
    notifyingFrom start: Int? = nil
  ) {
    precondition(
      pending.isEmpty,
      "The rows of a list were replaced while the list was notifying GTK of another replacement."
    )
    let start = start ?? range.lowerBound
    // `reused` has precedence over `moves`, because a row whose item was given to another row has
    // no item.
    items.replace(range, with: added, moves: moves.merging(reused) { $1 })
    selection.replace(range, with: added, moves: moves)
    count += added - range.count
    pending = insertions(in: range.lowerBound..<(range.lowerBound + added))
    let notified = pending.reduce(added) { $0 - $1.count }
    itemsChanged(start, range.upperBound - start, notified + range.lowerBound - start)
    while let insertion = pending.first {
      pending.removeFirst()
      itemsChanged(insertion.lowerBound, 0, insertion.count)
    }
    if added != range.count { g_object_notify(UnsafeMutablePointer(object), "n-items") }
  }

  /// Returns the ranges of the inserted rows without items. Returns no ranges if the change is
  /// short, if no inserted row has an item, or if the change would be split into too many
  /// insertions.
  private func insertions(in range: Range<Int>) -> [Range<Int>] {
    guard range.count > Self.splitSize else { return [] }
    let positions = items.positions(in: range)
    guard !positions.isEmpty else { return [] }
    var stretches: [Range<Int>] = []
    var next = range.lowerBound
    for position in positions + [range.upperBound] {
      if position > next { stretches.append(next..<position) }
      guard stretches.count <= Self.splitLimit else { return [] }
      next = position + 1
    }
    return stretches
  }

  /// The maximum number of inserted rows with which a change is never split.
  private static let splitSize = 1_000
  /// The maximum number of insertions into which a change is split. GTK visits every widget at each
  /// insertion.
  private static let splitLimit = 8

  private func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    g_list_model_items_changed(object, guint(position), guint(removed), guint(added))
  }

  func isSelected(_ position: guint) -> Bool {
    selection.contains(pending.isEmpty ? position : guint(index(at: position)))
  }

  /// Returns the selected positions as a bitset, to which the caller owns a reference. The
  /// positions also count the rows in `pending`, because GTK doesn't read the selection during a
  /// change.
  func copySelection() -> OpaquePointer? { selection.copy() }

  func selectedPositions(in range: Range<Int>) -> [Int] { selection.positions(in: range) }

  /// Selects or unselects the rows in a range.
  ///
  /// - Parameters:
  ///   - range: The rows, which can end after the last row.
  ///   - isSelected: Whether the rows are selected.
  ///   - isComplete: Whether all other rows are unselected.
  /// - Returns: Whether the selection mode allows the selection.
  func select(_ range: Range<Int>, _ isSelected: Bool, isComplete: Bool) -> Bool {
    let range = range.clamped(to: 0..<count)
    let changed = isComplete ? 0..<count : range
    guard let wanted = gtk_bitset_new_empty(),
      let mask = gtk_bitset_new_range(guint(changed.lowerBound), guint(changed.count))
    else { return false }
    defer {
      gtk_bitset_unref(wanted)
      gtk_bitset_unref(mask)
    }
    if isSelected { gtk_bitset_add_range(wanted, guint(range.lowerBound), guint(range.count)) }
    return select(wanted, mask: mask, isComplete: isComplete)
  }

  /// Selects all rows, if the selection mode allows several selected rows.
  func selectAll() -> Bool {
    selection.mode == .multiple && select(0..<count, true, isComplete: true)
  }

  /// Unselects all rows, if the selection mode allows it.
  func unselectAll() -> Bool { select(0..<count, false, isComplete: true) }

  /// Changes the selection like ``RowSelection/select(_:mask:)``, and notifies observers if the
  /// selection has changed.
  ///
  /// - Parameters:
  ///   - wanted: The positions in `mask` that are selected. The other positions in `mask` are
  ///     unselected.
  ///   - mask: The positions whose selection is changed.
  ///   - isComplete: Whether the change determines the selection of every row.
  /// - Returns: Whether the selection mode allows the selection. If the selection is a single row
  ///   that can't be selected, nothing changes, and the result is `true`, because GTK tries to
  ///   select the row in another way if the result is `false`.
  func select(_ wanted: OpaquePointer, mask: OpaquePointer, isComplete: Bool) -> Bool {
    if gtk_bitset_get_size(wanted) == 1 {
      guard canSelect(index(at: gtk_bitset_get_minimum(wanted))) else { return true }
    }
    guard let old = selection.copy() else { return false }
    defer { gtk_bitset_unref(old) }
    guard let changed = selection.select(wanted, mask: mask) else { return false }
    let change = selection.change(since: old, isComplete: isComplete)
    if !changed.isEmpty {
      gtk_selection_model_selection_changed(
        object,
        guint(changed.lowerBound),
        guint(changed.count)
      )
    }
    // A click on the only selected row changes no row, but can remove values without a row.
    if !changed.isEmpty || isComplete { selectionDidChange(change) }
    return true
  }
}
