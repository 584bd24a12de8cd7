import Gtk

extension Widget {
  /// Selects an option or a menu item of the widget, and waits until GTK has settled.
  ///
  /// ```swift
  /// try window.find(.button, named: "Edit").choose("More", "Sort")  // a menu and one within it
  /// try window.find(.comboBox, named: "Kind").choose("Round")       // a picker
  /// try window.find(.listItem, named: "Blob").choose("Delete")      // a context menu
  /// try window.find(.button, named: "Back").choose("Contacts")      // the menu of the back button
  /// ```
  ///
  /// The method selects an option of a drop-down or of a radio group. For a menu button, the method
  /// opens the menu. For any other widget, the method opens the context menu. The method throws an
  /// error if the user couldn't use the widget, if there is no menu or no such item, or if the item
  /// is disabled. If a menu or a drop-down has no such item, the error lists the items.
  public func choose(
    _ titles: String...,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) { try choose(titles) }
  }

  private func choose(_ titles: [String]) throws {
    if let dropDown = self as? DropDown {
      try checkUsable()
      try dropDown.choose(titles.last ?? "")
    } else if accessibleRole == .radioGroup {
      try find(.radio, named: titles.last).click()
    } else {
      let menu = try openMenu()
      for title in titles {
        try menu.chooseMenuItem(title)
      }
    }
    GtkTesting.settle()
  }

  /// Opens the menu of a menu button, or the context menu of any other widget, and waits until GTK
  /// has settled. Returns the menu. Throws an error if no menu is opened.
  @discardableResult
  public func openMenu(
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try NotFound.locating(filePath, line) { try openMenuIfUsable() }
  }

  private func openMenuIfUsable() throws -> Widget {
    try checkUsable()
    if let button = self as? MenuButton {
      button.popup()
    } else {
      try rightClick()
    }
    let window = root
    GtkTesting.wait(timeout: .seconds(2)) { window?.openPopover != nil }
    GtkTesting.settle()
    guard let menu = window?.openPopover else {
      throw NotFound(message: "\(phrase) opens no menu.")
    }
    return menu
  }

  /// The last open popover in the widget. Popovers that GTK creates itself are included.
  private var openPopover: Widget? {
    visibleDescendants.last { $0.typeName.hasPrefix("GtkPopover") && $0.isMapped }
  }

  /// Activates an item of an open menu, and waits until GTK has settled. Throws an error if there
  /// is no such item, or if the item is disabled. If there is no such item, the error lists the
  /// items.
  public func chooseMenuItem(
    _ title: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let item = try menuItem(title, filePath: filePath, line: line)
    try NotFound.locating(filePath, line) {
      guard item.isEffectivelySensitive else {
        throw NotFound(message: "The item '\(title)' is disabled, and can't be chosen.")
      }
    }
    if item.typeName == "GtkButton" { item.emit("clicked") } else { item.activate() }
    GtkTesting.settle()
  }
}

extension DropDown {
  fileprivate func choose(_ option: String) throws {
    guard let index = options.firstIndex(of: option) else {
      let names = options.map { "'\($0)'" }.joined(separator: ", ")
      throw NotFound(message: "\(phrase) has no option '\(option)'. There are: \(names).")
    }
    selected = index
  }
}
