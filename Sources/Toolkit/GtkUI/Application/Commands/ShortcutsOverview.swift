import Gtk

/// The keyboard shortcuts of a window: the shortcuts of the commands, of the views that the window
/// shows, and of the toolkit. Of several shortcuts with the same keys, only the first is listed,
/// because only the first has an effect.
@MainActor
struct ShortcutsOverview {
  let groups: [ShortcutGroup]

  /// - Parameters:
  ///   - layout: The layout of the main menu.
  ///   - own: The commands of the window that are not in the menu.
  ///   - window: The window that shows the views, or `nil` to omit the shortcuts of views.
  init(_ layout: MenuLayout, own: [MenuElement], in window: Gtk.Window? = nil) {
    var general: [ShortcutGroup.Entry] = []
    var menus: [ShortcutGroup] = []
    for part in layout.parts {
      let entries = Self.entries(part.sections.flatMap(\.items))
      if let menu = part.menu {
        menus.append(ShortcutGroup(title: menu, entries: entries))
      } else {
        general += entries
      }
    }
    let shown = window.map(Self.shown) ?? []
    let keysOfViews = Set(shown.flatMap(\.entries).flatMap(\.canonicalKeys))
    // A control receives the keys that it shares with a command that is not in the menu.
    let always =
      [ShortcutGroup.Entry(ToolkitWord.mainMenu.text, ["F10"])]
      + Self.entries(own).filter { keysOfViews.isDisjoint(with: $0.canonicalKeys) }
    let all =
      [ShortcutGroup(title: ToolkitWord.general.text, entries: general + always)] + menus
      + shown + [Self.navigation]
    groups = all.withoutDuplicates()
  }

  private static func entries(_ elements: [MenuElement]) -> [ShortcutGroup.Entry] {
    elements.flatMap(\.all).compactMap { element in
      element.accelerator.map { ShortcutGroup.Entry(element.title, [$0]) }
    }
  }

  /// Returns the shortcuts of the mapped widgets in the window and its header, under the title of
  /// the window or of their column in a split view. A shortcut without a title is omitted.
  private static func shown(in window: Gtk.Window) -> [ShortcutGroup] {
    var groups: [ShortcutGroup] = []
    func add(_ widget: Widget, under heading: String) {
      var heading = heading
      if widget.hasCSSClass("split-column"), let title = widget.accessibleLabel, !title.isEmpty {
        heading = title
      }
      let entries = widget.shortcuts.compactMap { shortcut -> ShortcutGroup.Entry? in
        guard let title = shortcut.title?(), !title.isEmpty else { return nil }
        return ShortcutGroup.Entry(title, shortcut.accelerators)
      }
      groups.append(ShortcutGroup(title: heading, entries: entries))
      for child in widget.children where child.isMapped { add(child, under: heading) }
    }
    let title = window.title ?? ""
    for child in window.children where child.isMapped {
      add(child, under: title.isEmpty ? ToolkitWord.general.text : title)
    }
    return groups
  }

  private static var navigation: ShortcutGroup {
    let isMirrored = Widget.defaultDirection == .rightToLeft
    return ShortcutGroup(
      title: ToolkitWord.navigation.text,
      entries: [
        ShortcutGroup.Entry(
          ToolkitWord.goBack.text,
          [isMirrored ? "<Alt>Right" : "<Alt>Left", "Escape"]
        ),
        ShortcutGroup.Entry(ToolkitWord.backMenu.text, ["<Shift>F10", "Menu"]),
      ]
    )
  }
}
