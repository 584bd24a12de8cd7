import Gtk

extension Widget {
  /// The items of open menus that can be seen, those of the back button's among them.
  public var menuItems: [Widget] {
    visibleDescendants.filter { $0.isMapped && $0.isMenuItem }
  }

  /// What the items of open menus say, in their order.
  public var menuItemTitles: [String] { menuItems.map(\.menuItemTitle) }

  /// What an item of a menu says.
  public var menuItemTitle: String {
    let isGTKsOwn = typeName == "GtkModelButton"
    let title = isGTKsOwn ? texts.first ?? accessibleName : accessibleName
    // GTK spells an underscore that is one as two.
    return isGTKsOwn ? title.replacing("__", with: "_") : title
  }

  /// The item of an open menu with a title. If there is none, the error lists the items.
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
