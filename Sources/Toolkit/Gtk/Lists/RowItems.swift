import Algorithms
import CGtk

/// The items of a ``RowModel`` that GTK retains, by position.
///
/// An item is an object without content. GTK compares the items to find the widget of a row again.
/// Positions whose items GTK does not retain share a spare item. GTK reads every inserted position
/// when the row at which GTK anchors the view is in the removed range, and releases nearly every
/// item immediately. A list of any length therefore has about as many items as widgets.
struct RowItems {
  typealias Item = UnsafeMutablePointer<GObject>

  /// The items that GTK retains, and some items that GTK has released, in the order of their
  /// positions. The spare item is not included.
  private var live: [(position: Int, item: Item)] = []
  /// The item that was created last. While only the model retains the item, the item can be moved
  /// to another position.
  private var spare: (position: Int, item: Item)?
  /// A range of positions for which `live` has no items. The range is empty if no such range is
  /// known.
  private var gap = 0..<0
  /// The number of items in `live` above which the items that GTK has released are removed.
  private var limit = 64

  /// The number of items that were created.
  private(set) var createdCount = 0
  /// The number of times that a position was read.
  private(set) var readCount = 0

  /// The number of items that exist.
  var count: Int { live.count + (spare == nil ? 0 : 1) }

  /// Returns the item of a position. The caller owns the returned reference. O(1) for a position in
  /// `gap` if GTK has released the spare item. Otherwise, at most O(number of items in `live`).
  mutating func retainItem(at position: Int) -> Item {
    readCount += 1
    if !gap.contains(position) {
      let index = firstIndex(from: position)
      if index < live.count, live[index].position == position { return reference(live[index].item) }
      let start = index == 0 ? 0 : live[index - 1].position + 1
      gap = start..<(index == live.count ? .max : live[index].position)
    }
    if let spare {
      if spare.position == position { return reference(spare.item) }
      if spare.item.pointee.ref_count == 1 {
        self.spare?.position = position
        return reference(spare.item)
      }
      insertSpare()
    }
    let item = makeItem()
    spare = (position, item)
    return reference(item)
  }

  /// Returns the positions in a range that have items in `live`, in order.
  func positions(in range: Range<Int>) -> [Int] {
    live[firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)].map(\.position)
  }

  /// Moves the items along with their rows, and removes the items that only the model retains.
  ///
  /// - Parameters:
  ///   - range: The positions that are removed.
  ///   - count: The number of positions that are inserted in place of `range`.
  ///   - moves: The new positions of rows in `range`. The items of other rows in `range` are
  ///     released.
  mutating func replace(_ range: Range<Int>, with count: Int, moves: [Int: Int]) {
    insertSpare()
    var remaining: [(position: Int, item: Item)] = []
    remaining.reserveCapacity(live.count)
    for (position, item) in live {
      guard item.pointee.ref_count > 1 else {
        g_object_unref(item)
        continue
      }
      if position < range.lowerBound {
        remaining.append((position, item))
      } else if position >= range.upperBound {
        remaining.append((position - range.count + count, item))
      } else if let new = moves[position] {
        remaining.append((new, item))
      } else {
        g_object_unref(item)
      }
    }
    live = remaining.sorted { $0.position < $1.position }
    gap = 0..<0
  }

  mutating func removeAll() {
    insertSpare()
    for (_, item) in live {
      g_object_unref(item)
    }
    live = []
    gap = 0..<0
  }

  private func reference(_ item: Item) -> Item {
    g_object_ref(item)
    return item
  }

  private mutating func makeItem() -> Item {
    createdCount += 1
    guard let object = g_object_new_with_properties(cgtk_type_object(), 0, nil, nil) else {
      preconditionFailure("A GObject could not be created.")
    }
    return object
  }

  /// Inserts the spare item into `live`. If `live` has more items than `limit`, removes the items
  /// that only the model retains.
  private mutating func insertSpare() {
    guard let spare else { return }
    self.spare = nil
    gap = 0..<0
    live.insert(spare, at: firstIndex(from: spare.position))
    guard live.count > limit else { return }
    live.removeAll { _, item in
      guard item.pointee.ref_count == 1 else { return false }
      g_object_unref(item)
      return true
    }
    limit = max(64, 2 * live.count)
  }

  /// Returns the index in `live` of the first item at or after a position.
  private func firstIndex(from position: Int) -> Int {
    live.partitioningIndex { $0.position >= position }
  }
}
