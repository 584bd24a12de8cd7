import CGtk

/// The positions that are selected in a ``RowModel``.
final class RowSelection {
  let mode: ListSelectionMode
  private var positions: OpaquePointer

  init(_ mode: ListSelectionMode) {
    self.mode = mode
    positions = gtk_bitset_new_empty()
  }

  deinit { gtk_bitset_unref(positions) }

  func contains(_ position: guint) -> Bool {
    gtk_bitset_contains(positions, position).isTrue
  }

  /// Returns a copy of the selected positions. The caller owns the copy.
  func copy() -> OpaquePointer? { gtk_bitset_copy(positions) }

  /// Returns the selected positions in a range, in order. O(number of returned positions).
  func positions(in range: Range<Int>) -> [Int] { Self.positions(in: range, of: positions) }

  private static func positions(in range: Range<Int>, of positions: OpaquePointer) -> [Int] {
    var iterator = GtkBitsetIter()
    var position: guint = 0
    var found: [Int] = []
    guard let start = guint(exactly: range.lowerBound),
      gtk_bitset_iter_init_at(&iterator, positions, start, &position).isTrue
    else { return [] }
    repeat {
      guard Int(position) < range.upperBound else { break }
      found.append(Int(position))
    } while gtk_bitset_iter_next(&iterator, &position).isTrue
    return found
  }

  /// Returns the positions that were selected or unselected since a copy was made.
  func change(since old: OpaquePointer, isComplete: Bool) -> RowSelectionChange {
    RowSelectionChange(
      selected: Self.positions(in: positions, without: old),
      unselected: Self.positions(in: old, without: positions),
      isComplete: isComplete
    )
  }

  private static func positions(
    in positions: OpaquePointer,
    without others: OpaquePointer
  ) -> [Int] {
    guard let difference = gtk_bitset_copy(positions) else { return [] }
    defer { gtk_bitset_unref(difference) }
    gtk_bitset_subtract(difference, others)
    return self.positions(in: 0..<Int.max, of: difference)
  }

  /// Moves the selected positions along with their rows, and unselects the rows that are removed.
  /// The parameters are the parameters of ``RowItems/replace(_:with:moves:)``.
  func replace(_ range: Range<Int>, with count: Int, moves: [Int: Int]) {
    guard !gtk_bitset_is_empty(positions).isTrue else { return }
    let moved = self.positions(in: range).compactMap { moves[$0] }
    gtk_bitset_splice(positions, guint(range.lowerBound), guint(range.count), guint(count))
    for position in moved {
      gtk_bitset_add(positions, guint(position))
    }
  }

  /// Selects the positions that are in `wanted` and in `mask`, and unselects the other positions in
  /// `mask`. In the mode `single`, a selected position unselects all other positions.
  ///
  /// - Returns: The range in which the selection has changed, or an empty range if the selection
  ///   has not changed. Returns `nil` if the mode does not allow the selection.
  func select(_ wanted: OpaquePointer, mask: OpaquePointer) -> Range<Int>? {
    guard let selected = gtk_bitset_copy(wanted) else { return nil }
    gtk_bitset_intersect(selected, mask)
    switch mode {
    case .none:
      gtk_bitset_unref(selected)
      return nil
    case .single where gtk_bitset_get_size(selected) > 1:
      gtk_bitset_unref(selected)
      return nil
    case .single where gtk_bitset_get_size(selected) == 1:
      break
    case .single, .multiple:
      guard let others = gtk_bitset_copy(positions) else { return nil }
      gtk_bitset_subtract(others, mask)
      gtk_bitset_union(selected, others)
      gtk_bitset_unref(others)
    }
    guard let difference = gtk_bitset_copy(positions) else { return nil }
    defer { gtk_bitset_unref(difference) }
    gtk_bitset_difference(difference, selected)
    gtk_bitset_unref(positions)
    positions = selected
    guard !gtk_bitset_is_empty(difference).isTrue else { return 0..<0 }
    return Int(gtk_bitset_get_minimum(difference))..<Int(gtk_bitset_get_maximum(difference)) + 1
  }
}
