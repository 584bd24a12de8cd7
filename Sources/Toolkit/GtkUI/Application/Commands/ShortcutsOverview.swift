import Gtk

/// All keyboard shortcuts of a window: those of the commands, and those that every window has.
@MainActor
struct ShortcutsOverview {
  let groups: [ShortcutsWindow.Group]

  init(_ layout: MenuLayout, own: [MenuElement]) {
    var general: [ShortcutsWindow.Entry] = []
    var menus: [ShortcutsWindow.Group] = []
    for part in layout.parts {
      let entries = Self.entries(part.sections.flatMap(\.items))
      if let menu = part.menu {
        menus.append(ShortcutsWindow.Group(menu, entries))
      } else {
        general += entries
      }
    }
    let window = [ShortcutsWindow.Entry("Main Menu", "F10")] + Self.entries(own)
    groups = [ShortcutsWindow.Group("General", general + window)] + menus + [Self.navigation]
  }

  private static func entries(_ elements: [MenuElement]) -> [ShortcutsWindow.Entry] {
    elements.flatMap(\.all).compactMap { element in
      element.accelerator.map { ShortcutsWindow.Entry(element.title, $0) }
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
