import Gtk

extension Widget {
  /// The visible items of open menus, including the back menu.
  public var menuItems: [Widget] {
    visibleDescendants.filter { $0.isMapped && $0.isMenuItem }
  }

  /// The titles of the items of open menus, in order.
  public var menuItemTitles: [String] { menuItems.map(\.menuItemTitle) }

  /// The title of a menu item.
  public var menuItemTitle: String {
    let isGTKsOwn = typeName == "GtkModelButton"
    let title = isGTKsOwn ? texts.first ?? accessibleName : accessibleName
    // In the title of a menu item of GTK, two underscores stand for an underscore.
    return isGTKsOwn ? title.replacing("__", with: "_") : title
  }

  /// Returns the item of an open menu with a title. If there is no such item, the thrown error
  /// lists the items.
  @discardableResult
  public func menuItem(
    _ title: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    let items = menuItems
    if let item = items.first(where: { $0.menuItemTitle == title }) { return item }
    return try NotFound.locating(filePath, line) {
      let names = items.map { "'\($0.menuItemTitle)'" }.joined(separator: ", ")
      throw NotFound(message: "The menu has no item '\(title)'. There are: \(names).")
    }
  }

  private var isMenuItem: Bool {
    typeName == "GtkModelButton" || accessibleRole == .menuItem || isRow && isInPopover
  }

  private var isInPopover: Bool {
    var next: Widget? = self
    while let widget = next {
      if widget.typeName.hasPrefix("GtkPopover") { return true }
      next = widget.parent
    }
    return false
  }
}
