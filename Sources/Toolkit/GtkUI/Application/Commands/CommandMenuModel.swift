import Gtk

/// What a menu shows, as GTK's data for it.
@MainActor
final class CommandMenuModel {
  let menu = Gtk.Menu()
  private let prefix: String
  private var sections: [MenuSection] = []

  /// - Parameter prefix: The name of the group of the actions.
  init(prefix: String) {
    self.prefix = prefix
  }

  /// Replaces the sections that differ: the others stay as they are, in case the menu is open.
  func show(_ new: [MenuSection]) {
    let old = sections
    sections = new
    for (index, section) in new.enumerated() {
      guard !old.indices.contains(index) || old[index] != section else { continue }
      if old.indices.contains(index) {
        menu.remove(at: index)
      }
      menu.insertSection(model(of: section), title: section.title, at: index)
    }
    for index in old.indices.reversed() where index >= new.count {
      menu.remove(at: index)
    }
  }

  private func model(of section: MenuSection) -> Gtk.Menu {
    let model = Gtk.Menu()
    for item in section.items {
      model.append(
        text: item.title,
        action: "\(prefix).\(item.action)",
        accelerator: item.accelerator
      )
    }
    return model
  }
}
