import Gtk

/// The menu of a button, in GTK's terms: items, and the actions that they stand for.
///
/// Another widget that has a menu, such as one that opens it on a secondary click, can be its button as
/// well.
@MainActor
final class MenuModel {
  let menu = Gtk.Menu()
  private weak var widget: Widget?
  private var elements: [MenuElement] = []
  private var performs: [@MainActor () -> Void] = []
  private var actions = SimpleActionGroup()
  private var shortcuts: ShortcutController?
  private let prefix = "items"

  init(for button: MenuButton) {
    widget = button
    button.setMenu(menu)
  }

  /// Shows other items. If all look as before, an open menu is left alone.
  func show(_ elements: [MenuElement]) {
    let looksTheSame = elements.elementsEqual(self.elements) { $0.looksLike($1) }
    self.elements = elements
    performs = []
    guard !looksTheSame else { return elements.forEach(collect) }
    actions = SimpleActionGroup()
    removeShortcuts()
    menu.removeAll()
    append(elements, to: menu)
    widget?.insertActionGroup(prefix, actions)
  }

  func remove() {
    removeShortcuts()
    widget?.insertActionGroup(prefix, nil)
    menu.removeAll()
    performs = []
    elements = []
  }

  /// Keeps what elements do in the order in which their actions are numbered.
  private func collect(_ element: MenuElement) {
    switch element.kind {
    case .action, .toggle, .choice: performs.append(element.perform)
    case .divider: break
    case .submenu, .section: element.children.forEach(collect)
    }
  }

  /// A menu has no lines: what is between two of them is a section, which GTK sets apart.
  private func append(_ elements: [MenuElement], to menu: Gtk.Menu) {
    var section = Gtk.Menu()
    func finishSection() {
      if section.count > 0 { menu.appendSection(section) }
      section = Gtk.Menu()
    }
    for element in elements {
      switch element.kind {
      case .divider:
        finishSection()
      case .section:
        finishSection()
        let titled = Gtk.Menu()
        append(element.children, to: titled)
        menu.appendSection(titled, title: element.title.isEmpty ? nil : element.title)
      case .submenu:
        let submenu = Gtk.Menu()
        append(element.children, to: submenu)
        section.appendSubmenu(plain: element.title, submenu)
      case .action, .toggle, .choice:
        appendItem(element, to: section)
      }
    }
    finishSection()
  }

  private func appendItem(_ element: MenuElement, to menu: Gtk.Menu) {
    let index = performs.count
    performs.append(element.perform)
    let name = "item\(index)"
    let perform: @MainActor () -> Void = { [weak self] in
      guard let self, performs.indices.contains(index) else { return }
      performs[index]()
    }
    let action: SimpleAction
    switch element.kind {
    case .toggle(let isOn):
      action = SimpleAction(name, state: isOn)
      action.onActivate(perform)
    case .choice(let isChosen):
      action = SimpleAction(name, choosing: isChosen ? "this" : "")
      action.onChoice { _ in perform() }
    default:
      action = SimpleAction(name, perform)
    }
    action.isEnabled = element.isEnabled
    actions.add(action)
    if case .choice = element.kind {
      menu.append(plain: element.title, action: "\(prefix).\(name)", target: "this")
    } else {
      menu.append(
        plain: element.title,
        action: "\(prefix).\(name)",
        accelerator: element.accelerator
      )
    }
    if let accelerator = element.accelerator, element.isEnabled {
      addShortcut(accelerator, perform)
    }
  }

  private func addShortcut(_ trigger: String, _ perform: @escaping @MainActor () -> Void) {
    guard let widget else { return }
    let shortcut = Shortcut(trigger) { [weak widget] in
      guard let widget, widget.isMapped, widget.isEffectivelySensitive else { return false }
      perform()
      return true
    }
    guard let shortcut else { return }
    if shortcuts == nil {
      let controller = ShortcutController(scope: .global)
      shortcuts = controller
      widget.addController(controller)
    }
    shortcuts?.add(shortcut)
  }

  private func removeShortcuts() {
    if let shortcuts { widget?.removeController(shortcuts) }
    shortcuts = nil
  }
}
