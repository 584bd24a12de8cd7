import CGtk

/// The list model and the selection model of a ``ListView``, which creates items on demand.
///
/// The models of GTK retain an item for each row, and read the item of each inserted row to move
/// the selection. This model stores a count, the selected positions, and the few items that GTK
/// retains. The cost of a change is the cost of the items that GTK reads, and a change emits
/// `items-changed` once.
///
/// The GObject owns its model, so that a list works as long as GTK uses the list. The model is not
/// isolated to an actor, because GTK calls the model a million times in a row. Like the GObject, it
/// must be used on the main thread.
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
  func retainItem(at position: guint) -> RowItems.Item? {
    let index = pending.isEmpty ? Int(position) : index(at: position)
    return index < count ? items.retainItem(at: index) : nil
  }

  /// Replaces rows, and notifies GTK. O(number of live items, and of selected rows in `range`), in
  /// addition to the items that GTK reads.
  ///
  /// GTK reads an item for each row that a change inserts, if the change removes a row that GTK
  /// tracks: the first visible row, the focused row or the row that was selected last. A long
  /// change is therefore split into a change of the rows with items, of which there are few, and
  /// insertions of the rows before, between and after the rows with items.
  ///
  /// - Parameters:
  ///   - range: The rows that are removed.
  ///   - added: The number of rows that are inserted in place of `range`.
  ///   - moves: The new positions of the rows in `range` that remain.
  ///   - reused: The positions of inserted rows that receive the items of other rows, by the old
  ///     positions of those other rows.
  ///   - start: The first row that is included in the notification of GTK: a row before `range`, or
  ///     the first row of `range`.
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
    // If another row receives the item of a remaining row, the remaining row has no item.
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

  /// Returns the rows without items between rows with items, if the rows are many and in few
  /// ranges.
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
  /// The number of insertions up to which a change is split. GTK visits every widget at each
  /// insertion.
  private static let splitLimit = 8

  private func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    g_list_model_items_changed(object, guint(position), guint(removed), guint(added))
  }

  func isSelected(_ position: guint) -> Bool {
    selection.contains(pending.isEmpty ? position : guint(index(at: position)))
  }

  /// Returns the selected positions as a bitset, with a reference for the caller. GTK doesn't read
  /// the positions during a change.
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
