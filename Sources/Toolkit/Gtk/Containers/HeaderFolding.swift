/// The decision which items of a header are folded into a menu, so that the title has enough space.
///
/// All lengths are in pixels.
struct HeaderFolding: Equatable {
  /// An item at the end of a header.
  struct Item: Equatable {
    /// The natural width of the item.
    var width: Int32
    /// When the item is folded.
    var folding: HeaderRow.Folding
  }

  /// The width of the title below which items are folded: 80 pixels of text and the padding of the
  /// title.
  static let titleWidth: Int32 = 104
  /// The additional space that is required before an item returns to the header, so that an item
  /// doesn't move to and fro while a window is resized.
  static let slack: Int32 = 16

  /// The items in the order of the header.
  var items: [Item]
  /// The width of the button of the menu.
  var menuWidth: Int32
  /// The space between two widgets.
  var spacing: Int32

  /// Returns the number of items that are folded for lack of space, in a width for the title and
  /// the items. `title` is the width that the title needs, and `current` is the number of items
  /// that are currently folded for lack of space.
  func count(in space: Int32, title: Int32, current: Int) -> Int {
    let needed = count(for: space - title)
    guard needed < current else { return needed }
    let stable = min(current, count(for: space - title - Self.slack))
    // Folding more items doesn't always gain space, because the menu button takes some.
    return width(folding: stable) <= max(space - title, width(folding: needed)) ? stable : needed
  }

  /// Returns the indices of the items that are shown if `count` items are folded for lack of space.
  func shown(folding count: Int) -> [Int] {
    let folded = Set(order.prefix(count))
    return items.indices.filter { items[$0].folding != .always && !folded.contains($0) }
  }

  /// Whether the button of the menu is shown if `count` items are folded for lack of space.
  func hasMenu(folding count: Int) -> Bool {
    count > 0 || items.contains { $0.folding == .always }
  }

  /// Returns the width of the shown items and of the button of the menu, including the space before
  /// each of them.
  func width(folding count: Int) -> Int32 {
    let widths =
      shown(folding: count).map { items[$0].width } + (hasMenu(folding: count) ? [menuWidth] : [])
    return widths.reduce(0) { $0 + spacing + $1 }
  }

  /// The fewest folded items with which the row is narrowest. Folding a single icon gains nothing.
  var narrowestCount: Int {
    (0...order.count).min { width(folding: $0) < width(folding: $1) } ?? 0
  }

  /// The least number of folded items with which the others fit. If they never fit, the number with
  /// which they are narrowest.
  private func count(for space: Int32) -> Int {
    (0...order.count).first { width(folding: $0) <= space } ?? narrowestCount
  }

  /// The indices of the items that can be folded, least important first. Of equally important
  /// items, the last is folded first.
  private var order: [Int] {
    items.indices.reversed().compactMap { index in
      items[index].folding.importance.map { (index, $0) }
    }
    .stableSorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension HeaderRow.Folding {
  /// The importance of an item that is folded for lack of space. `nil` for other items.
  fileprivate var importance: Int32? {
    if case .belowImportance(let importance) = self { importance } else { nil }
  }
}

extension Array {
  /// Returns the elements in order. Elements that compare equal retain their order.
  fileprivate func stableSorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if precedes(first.element, second.element) { return true }
      if precedes(second.element, first.element) { return false }
      return first.offset < second.offset
    }
    .map(\.element)
  }
}
