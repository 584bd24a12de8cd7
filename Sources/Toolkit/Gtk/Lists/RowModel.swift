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

  /// The number of items that exist.
  var itemCount: Int { items.count }

  /// Returns the item of a position with a reference for the caller; `nil` if there is no such row.
  func takeItem(at position: guint) -> RowItems.Item? {
    Int(position) < count ? items.takeItem(at: Int(position)) : nil
  }

  /// Replaces rows, and notifies GTK once. O(number of live items, and of selected rows in `range`),
  /// besides what GTK reads.
  ///
  /// - Parameters:
  ///   - range: The rows that are removed.
  ///   - added: The number of rows that are inserted in place of `range`.
  ///   - moves: The new positions of rows in `range` that stay.
  ///   - start: The first row of which GTK is notified that it has changed; a row before `range`, or
  ///     its first row.
  func replace(
    _ range: Range<Int>,
    with added: Int,
    moves: [Int: Int],
    notifyingFrom start: Int? = nil
  ) {
    let start = start ?? range.lowerBound
    items.replace(range, with: added, moves: moves)
    selection.replace(range, with: added, moves: moves)
    count += added - range.count
    g_list_model_items_changed(
      object,
      guint(start),
      guint(range.upperBound - start),
      guint(added + range.lowerBound - start)
    )
    if added != range.count { g_object_notify(UnsafeMutablePointer(object), "n-items") }
  }

  func isSelected(_ position: guint) -> Bool { selection.contains(position) }

  /// Returns the selected positions as a bitset, with a reference for the caller.
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
