import Gtk

extension Widget {
  /// Chooses from what the widget offers, and lets GTK settle.
  ///
  /// ```swift
  /// try window.find(.button, named: "Edit").choose("More", "Sort")  // a menu and one within it
  /// try window.find(.comboBox, named: "Kind").choose("Round")       // a picker
  /// try window.find(.listItem, named: "Blob").choose("Delete")      // a context menu
  /// try window.find(.button, named: "Back").choose("Contacts")      // the menu of the back button
  /// ```
  ///
  /// Of a menu button it opens the menu, of anything else the context menu. It throws if there is no
  /// menu, or if there is no such item that can be used; the error lists the items.
  public func choose(_ titles: String...) throws {
    if let dropDown = self as? DropDown {
      try checkUsable()
      try dropDown.choose(titles.last ?? "")
    } else if accessibleRole == .radioGroup {
      try find(.radio, named: titles.last).click()
    } else {
      let menu = try openMenu()
      for title in titles {
        try menu.item(title).chooseItem()
      }
    }
    GtkTesting.settle()
  }

  /// Opens the menu of a menu button, or the context menu of anything else, and lets GTK settle.
  @discardableResult
  public func openMenu() throws -> Widget {
    try checkUsable()
    if let button = self as? MenuButton {
      button.popup()
    } else {
      try openContextMenu()
    }
    let window = root
    GtkTesting.wait(timeout: .seconds(2)) { window?.openPopover != nil }
    GtkTesting.settle()
    guard let menu = window?.openPopover else {
      throw NotFound(description: "\(phrase) opens no menu.")
    }
    return menu
  }

  /// Presses the secondary button on the widget: what is nearest around it that heeds it, does.
  private func openContextMenu() throws {
    var next: Widget? = self
    while let widget = next {
      let gestures = widget.controllers("GtkGestureClick").filter { $0.intProperty("button") == 3 }
      let place = translate(
        x: Double(allocatedWidth) / 2,
        y: Double(allocatedHeight) / 2,
        to: widget
      )
      if !gestures.isEmpty, let place {
        for gesture in gestures {
          gesture.emit("pressed", [.int(1), .double(place.x), .double(place.y)])
        }
        return
      }
      next = widget.parent
    }
    throw NotFound(description: "\(phrase) has no menu.")
  }

  /// The popover within that is open, the last where there are more, whoever made it.
  private var openPopover: Widget? {
    visibleDescendants.last { $0.typeName.hasPrefix("GtkPopover") && $0.isMapped }
  }

  fileprivate func item(_ title: String) throws -> Widget {
    let items = visibleDescendants.filter { $0.isMapped && $0.isItem }
    // As GTK spells an underscore that is one.
    let spelt = title.replacing("_", with: "__")
    if let item = items.first(where: { [title, spelt].contains($0.accessibleName) }) {
      return item
    }
    let names = items.map { "'\($0.accessibleName)'" }.joined(separator: ", ")
    throw NotFound(description: "The menu has no item '\(title)'. There are: \(names).")
  }

  private var isItem: Bool {
    typeName == "GtkModelButton" || accessibleRole == .menuItem || isRow
  }

  fileprivate func chooseItem() throws {
    guard isEffectivelySensitive else {
      throw NotFound(
        description: "The item '\(accessibleName)' can't be chosen now: it is disabled."
      )
    }
    if typeName == "GtkButton" { emit("clicked") } else { activate() }
    GtkTesting.settle()
  }
}

extension DropDown {
  fileprivate func choose(_ option: String) throws {
    guard let index = options.firstIndex(of: option) else {
      let names = options.map { "'\($0)'" }.joined(separator: ", ")
      throw NotFound(description: "\(phrase) has no option '\(option)'. There are: \(names).")
    }
    selected = index
  }
}
