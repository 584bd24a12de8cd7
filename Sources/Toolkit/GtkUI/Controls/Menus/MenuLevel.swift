import Gtk

/// A GTK menu or submenu. An update removes and inserts only the sections and items that have
/// changed. The other items of an open menu are left in place.
@MainActor
final class MenuLevel {
  let menu = Gtk.Menu()
  private let actions: MenuActions
  private var sections: [ShownSection] = []

  init(_ actions: MenuActions) {
    self.actions = actions
  }

  func show(_ new: [MenuSection]) {
    let ends = CommonEnds(sections, new) { $0.isSame(as: $1) }
    for index in ends.old.reversed() {
      menu.remove(at: index)
      sections[index].show([])
      sections.remove(at: index)
    }
    for index in ends.new {
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

  /// Whether `other` has the same title, and an item that can replace an item of this section. If
  /// so, this section is updated to show the items of `other`.
  func isSame(as other: MenuSection) -> Bool {
    title == other.title
      && items.contains { item in other.items.contains { $0.canReplace(item.element) } }
  }

  func show(_ new: [MenuElement]) {
    let ends = CommonEnds(items, new) { $1.canReplace($0.element) }
    for index in ends.old.reversed() {
      menu.remove(at: index)
      items[index].remove()
      items.remove(at: index)
    }
    for index in ends.new {
      let item = MenuItem(new[index], actions)
      item.insert(into: menu, at: index)
      items.insert(item, at: index)
    }
    for (item, element) in zip(items, new) {
      item.show(element)
    }
  }
}

/// The ranges in which two arrays differ, after their common prefix and before their common suffix.
/// The elements of the old array in `old` are replaced by the elements of the new array in `new`.
struct CommonEnds {
  let old: Range<Int>
  let new: Range<Int>

  init<Old, New>(_ old: [Old], _ new: [New], areAlike: (Old, New) -> Bool) {
    let most = min(old.count, new.count)
    let start = (0..<most).first { !areAlike(old[$0], new[$0]) } ?? most
    let left = most - start
    let end =
      (0..<left).first { !areAlike(old[old.count - 1 - $0], new[new.count - 1 - $0]) } ?? left
    self.old = start..<(old.count - end)
    self.new = start..<(new.count - end)
  }
}
