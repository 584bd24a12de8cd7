import Gtk

/// The keys of the items of a menu. They work in the whole window.
@MainActor
final class MenuKeys {
  /// What has keys without being in the menu.
  var own: [MenuItem] = []

  private let actions: SimpleActionGroup
  private weak var window: Gtk.Window?
  private var controller: ShortcutController?
  private var installed: [MenuItem] = []

  init(_ actions: SimpleActionGroup) {
    self.actions = actions
  }

  /// Has the keys of the items that are in the menu work, and no others. Of several items with the
  /// same keys the first counts, and those of the app go before the toolkit's own.
  func install(_ layout: MenuLayout, in window: Gtk.Window) {
    let items = (layout.sections.flatMap(\.items) + own).filter { $0.accelerator != nil }
    guard items != installed || controller == nil else { return }
    remove()
    self.window = window
    installed = items
    let controller = ShortcutController(scope: .global)
    for (accelerator, name) in triggers {
      let shortcut = Shortcut(accelerator) { [weak actions] in
        // What can't be done now leaves the keys to others.
        guard let actions, actions.isEnabled(name) else { return false }
        actions.activate(name)
        return true
      }
      if let shortcut {
        controller.add(shortcut)
      }
    }
    window.addController(controller)
    self.controller = controller
  }

  /// The actions by their keys, as far as these work.
  var triggers: [String: String] {
    Dictionary(
      installed.compactMap { item in item.accelerator.map { ($0, item.action) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func remove() {
    if let controller {
      window?.removeController(controller)
    }
    controller = nil
    installed = []
  }
}
