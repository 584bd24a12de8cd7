import Gtk

/// A GTK menu or submenu. An update replaces the range from the first to the last section or item
/// that can't be updated in place. Before and after this range, an open menu retains its items.
@MainActor
final class MenuLevel {
  let menu = Gtk.Menu()
  private let actions: MenuActions
  private var sections: [ShownSection] = []

  init(_ actions: MenuActions) {
    self.actions = actions
  }

  func show(_ new: [MenuSection]) {
    let changed = ChangedRanges(sections, new) { $0.isSame(as: $1) }
    for index in changed.old.reversed() {
      // NB: If GTK removes a whole section, the pages of its submenus remain, and GTK logs a
      // warning when a submenu with the same title is added again (4.8 and later).
      sections[index].show([])
      menu.remove(at: index)
      sections.remove(at: index)
    }
    for index in changed.new {
      let section = ShownSection(title: new[index].title, actions)
      section.show(new[index].items)
      menu.insertSection(section.menu, title: section.title, at: index)
      sections.insert(section, at: index)
    }
    for (section, new) in zip(sections, new) {
      section.show(new.items)
    }
  }

  /// All items with an action, including the items of submenus.
  var items: [MenuItem] {
    sections.flatMap(\.items).flatMap { item in item.level?.items ?? [item] }
  }
}

/// A section of a GTK menu.
@MainActor
private final class ShownSection {
  let title: String?
  let menu = Gtk.Menu()
  private let actions: MenuActions
  private(set) var items: [MenuItem] = []

  init(title: String?, _ actions: MenuActions) {
    self.title = title
    self.actions = actions
  }

  /// Returns whether this section can be updated to show the items of `other`. The titles must be
  /// equal, and an item of `other` must be able to replace an item of this section.
  func isSame(as other: MenuSection) -> Bool {
    title == other.title
      && items.contains { item in other.items.contains { $0.canReplace(item.element) } }
  }

  func show(_ new: [MenuElement]) {
    let changed = ChangedRanges(items, new) { $1.canReplace($0.element) }
    for index in changed.old.reversed() {
      menu.remove(at: index)
      items[index].remove()
      items.remove(at: index)
    }
    for index in changed.new {
      let item = MenuItem(new[index], actions)
      item.insert(into: menu, at: index)
      items.insert(item, at: index)
    }
    for (item, element) in zip(items, new) {
      item.show(element)
    }
  }
}

/// The ranges of two arrays after their common prefix and before their common suffix. Replacing the
/// range `old` of the old array by the range `new` of the new array results in an array that is
/// equivalent to the new array.
struct ChangedRanges {
  let old: Range<Int>
  let new: Range<Int>

  init<Old, New>(_ old: [Old], _ new: [New], areEquivalent: (Old, New) -> Bool) {
    let shorterCount = min(old.count, new.count)
    let start = (0..<shorterCount).first { !areEquivalent(old[$0], new[$0]) } ?? shorterCount
    let remainingCount = shorterCount - start
    let end =
      (0..<remainingCount).first {
        !areEquivalent(old[old.count - 1 - $0], new[new.count - 1 - $0])
      } ?? remainingCount
    self.old = start..<(old.count - end)
    self.new = start..<(new.count - end)
  }
}
