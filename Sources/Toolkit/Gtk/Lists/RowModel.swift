import CGtk

/// The list model and the selection model of a ``ListView``, which creates items on demand.
///
/// GTK's own models retain an item for each row, and read the item of each inserted row to move the
/// selection along. This model stores a count, the selected positions, and the few items that GTK
/// retains. A change costs what GTK reads, and emits one `items-changed`.
///
/// The GObject owns its model, so that a list works as long as GTK uses it. A model has no actor,
/// because GTK calls it a million times in a row; like the GObject it belongs to the main thread.
final class RowModel {
  private(set) var count = 0
  /// The inserted rows of which GTK has not been notified yet, in order.
  private var pending: [Range<Int>] = []
  private var items = RowItems()
  private let selection: RowSelection
  /// The GObject, which outlives the model.
  private let object: OpaquePointer

  private init(_ object: OpaquePointer, selectionMode: ListSelectionMode) {
    self.object = object
    selection = RowSelection(selectionMode)
  }

  deinit { items.removeAll() }

  /// Returns a GObject with a reference for the caller, and its model.
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

  /// The number of positions that GTK has read.
  var readCount: Int { items.readCount }

  /// The number of items that exist.
  var itemCount: Int { items.count }

  /// The number of rows of which GTK has been notified.
  var notifiedCount: Int { pending.isEmpty ? count : pending.reduce(count) { $0 - $1.count } }

  /// Returns the index of the row at a position among the rows of which GTK has been notified.
  func index(at position: guint) -> Int {
    var index = Int(position)
    for range in pending where range.lowerBound <= index { index += range.count }
    return index
  }

  /// Returns the item of a position with a reference for the caller; `nil` if there is no such row.
  func takeItem(at position: guint) -> RowItems.Item? {
    let index = pending.isEmpty ? Int(position) : index(at: position)
    return index < count ? items.takeItem(at: index) : nil
  }

  /// Replaces rows, and notifies GTK. O(number of live items, and of selected rows in `range`),
  /// besides what GTK reads.
  ///
  /// GTK reads an item for each row that a change inserts, if the change removes a row that GTK tracks:
  /// the first row in view, the row with the focus or the row that was selected last. A long change is
  /// therefore split: into a change of the rows with items, of which there are few, and insertions of
  /// the rows before, between and after them.
  ///
  /// - Parameters:
  ///   - range: The rows that are removed.
  ///   - added: The number of rows that are inserted in place of `range`.
  ///   - moves: The new positions of rows in `range` that stay.
  ///   - reused: The positions of inserted rows that receive the items of other rows, by the old
  ///     positions of the latter.
  ///   - start: The first row of which GTK is notified that it has changed; a row before `range`, or
  ///     its first row.
  func replace(
    _ range: Range<Int>,
    with added: Int,
    moves: [Int: Int],
    reused: [Int: Int] = [:],
    notifyingFrom start: Int? = nil
  ) {
    precondition(pending.isEmpty, "The rows of a list change while the list is changing.")
    let start = start ?? range.lowerBound
    // A row that stays, and whose item another row receives, has no item.
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

  /// Returns the rows without items between rows with items, if there are many in few stretches.
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

  /// The number of inserted rows from which a change is split.
  private static let splitSize = 1_000
  /// The number of insertions up to which a change is split. GTK looks at every widget for each.
  private static let splitLimit = 8

  private func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    g_list_model_items_changed(object, guint(position), guint(removed), guint(added))
  }

  func isSelected(_ position: guint) -> Bool {
    selection.contains(pending.isEmpty ? position : guint(index(at: position)))
  }

  /// Returns the selected positions as a bitset, with a reference for the caller. GTK doesn't read them
  /// during a change.
  func copySelection() -> OpaquePointer? { selection.copy() }

  func selectedPositions(in range: Range<Int>) -> [Int] { selection.positions(in: range) }

  /// Selects the positions of `wanted` that are in `mask`, unselects the others of `mask`, and
  /// notifies observers if the selection has changed.
  ///
  /// - Returns: Whether the mode allows the selection.
  func select(_ wanted: OpaquePointer, mask: OpaquePointer) -> Bool {
    guard let changed = selection.select(wanted, mask: mask) else { return false }
    if !changed.isEmpty {
      gtk_selection_model_selection_changed(
        object,
        guint(changed.lowerBound),
        guint(changed.count)
      )
    }
    return true
  }
}
