import Gtk

/// All keyboard shortcuts of a window: those of the commands, and those that every window has.
@MainActor
struct ShortcutsOverview {
  let groups: [ShortcutsWindow.Group]

  init(_ layout: MenuLayout, own: [MenuItem]) {
    var general: [ShortcutsWindow.Entry] = []
    var menus: [ShortcutsWindow.Group] = []
    for section in layout.sections {
      let entries = Self.entries(section.items)
      if section.title == nil, section.menu != nil, !menus.isEmpty {
        menus[menus.count - 1].shortcuts += entries
      } else if let menu = section.menu {
        menus.append(ShortcutsWindow.Group(menu, entries))
      } else {
        general += entries
      }
    }
    let window = [ShortcutsWindow.Entry("Main Menu", "F10")] + Self.entries(own)
    groups = [ShortcutsWindow.Group("General", general + window)] + menus + [Self.navigation]
  }

  private static func entries(_ items: [MenuItem]) -> [ShortcutsWindow.Entry] {
    items.compactMap { item in
      item.accelerator.map { ShortcutsWindow.Entry(item.title, $0) }
    }
  }

  private static var navigation: ShortcutsWindow.Group {
    let isMirrored = Widget.defaultDirection == .rightToLeft
    return ShortcutsWindow.Group(
      "Navigation",
      [
        ShortcutsWindow.Entry("Go Back", "\(isMirrored ? "<Alt>Right" : "<Alt>Left") Escape"),
        ShortcutsWindow.Entry("Menu of the Back Button", "<Shift>F10 Menu"),
      ]
    )
  }
}
