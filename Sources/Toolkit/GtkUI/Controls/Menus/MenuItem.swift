import Gtk

/// An item of a GTK menu, which performs an action or opens a submenu.
@MainActor
final class MenuItem {
  private(set) var element: MenuElement
  /// The content of a submenu, or `nil` for other items.
  let level: MenuLevel?
  /// The action of the item, or `nil` for a submenu.
  private(set) var action: SimpleAction?
  private let actions: MenuActions

  /// The state of the action of a chosen item. The state is also the target of the menu item,
  /// because GTK marks an item whose target equals the state of the action.
  private static let mark = "this"

  init(_ element: MenuElement, _ actions: MenuActions) {
    self.element = element
    self.actions = actions
    guard element.kind != .submenu else {
      level = MenuLevel(actions)
      level?.show(MenuSection.dividing(element.children))
      return
    }
    level = nil
    action = actions.add { name in
      switch element.kind {
      case .toggle(let isOn): SimpleAction(name, state: isOn)
      case .choice(let isChosen): SimpleAction(name, choosing: isChosen ? Self.mark : "")
      default: SimpleAction(name)
      }
    }
    action?.isEnabled = element.isEnabled
    // The handlers don't set the state of the action. The next update of the view sets the state.
    if case .choice = element.kind {
      action?.onChoice { [weak self] _ in self?.perform() }
    } else {
      action?.onActivate { [weak self] in self?.perform() }
    }
  }

  /// Performs the action of the item, with what is on the screen.
  func perform() {
    UncommittedFields.shared.commitAndRefresh()
    guard action?.isEnabled == true else { return }
    element.perform()
  }

  func insert(into menu: Gtk.Menu, at index: Int) {
    if let level {
      menu.insertSubmenu(plain: element.title, level.menu, at: index)
    } else if let action {
      var target: String?
      if case .choice = element.kind { target = Self.mark }
      menu.insert(
        plain: element.title,
        action: "\(actions.prefix).\(action.name)",
        target: target,
        accelerator: element.accelerator,
        at: index
      )
    }
  }

  /// Updates the item to an element that can replace the current element, as
  /// ``MenuElement/canReplace(_:)`` determines.
  func show(_ new: MenuElement) {
    let old = element
    element = new
    if let action {
      if new.isEnabled != old.isEnabled { action.isEnabled = new.isEnabled }
      switch new.kind {
      case .toggle(let isOn) where new.kind != old.kind: action.state = isOn
      case .choice(let isChosen) where new.kind != old.kind:
        action.setChoice(isChosen ? Self.mark : "")
      default: break
      }
    }
    level?.show(MenuSection.dividing(new.children))
  }

  func remove() {
    if let action { actions.remove(action) }
    action = nil
    level?.show([])
  }
}
