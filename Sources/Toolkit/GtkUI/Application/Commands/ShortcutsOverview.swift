import Gtk

/// The keyboard shortcuts of a window: the shortcuts of the commands, of the views that the window
/// shows, and of the toolkit.
@MainActor
struct ShortcutsOverview {
  let groups: [ShortcutsWindow.Group]

  /// - Parameters:
  ///   - layout: The layout of the main menu.
  ///   - own: The commands of the window that are not in the menu.
  ///   - window: The window that shows the views, or `nil` to omit the shortcuts of views.
  init(_ layout: MenuLayout, own: [MenuElement], in window: Gtk.Window? = nil) {
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
    let always = [ShortcutsWindow.Entry(ToolkitWord.mainMenu.text, "F10")] + Self.entries(own)
    groups =
      [ShortcutsWindow.Group(ToolkitWord.general.text, general + always)] + menus
      + (window.map { [Self.shown(in: $0)] } ?? []) + [Self.navigation]
  }

  private static func entries(_ elements: [MenuElement]) -> [ShortcutsWindow.Entry] {
    elements.flatMap(\.all).compactMap { element in
      element.accelerator.map { ShortcutsWindow.Entry(element.title, $0) }
    }
  }

  /// Returns the shortcuts of the mapped widgets in the window and its header, under the title of
  /// the window. A shortcut without a title is omitted.
  private static func shown(in window: Gtk.Window) -> ShortcutsWindow.Group {
    var entries: [ShortcutsWindow.Entry] = []
    for widget in window.mappedDescendants {
      for shortcut in widget.shortcuts {
        guard let title = shortcut.title?(), !title.isEmpty else { continue }
        let entry = ShortcutsWindow.Entry(title, shortcut.trigger)
        if !entries.contains(entry) { entries.append(entry) }
      }
    }
    return ShortcutsWindow.Group(window.title ?? "", entries)
  }

  private static var navigation: ShortcutsWindow.Group {
    let isMirrored = Widget.defaultDirection == .rightToLeft
    return ShortcutsWindow.Group(
      ToolkitWord.navigation.text,
      [
        ShortcutsWindow.Entry(
          ToolkitWord.goBack.text,
          "\(isMirrored ? "<Alt>Right" : "<Alt>Left") Escape"
        ),
        ShortcutsWindow.Entry(ToolkitWord.backMenu.text, "<Shift>F10 Menu"),
      ]
    )
  }
}

extension Widget {
  /// The mapped descendants of the widget, parents first.
  fileprivate var mappedDescendants: [Widget] {
    children.filter(\.isMapped).flatMap { [$0] + $0.mappedDescendants }
  }
}
