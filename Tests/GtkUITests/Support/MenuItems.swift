import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

extension Widget {
  /// The items of open menus that can be seen.
  var menuItems: [Widget] {
    visibleDescendants.filter { $0.typeName == "GtkModelButton" && $0.isMapped }
  }

  /// What they say.
  var menuItemTitles: [String] { menuItems.map(\.menuItemTitle) }

  /// What the item says. GTK spells an underscore that is one as two.
  var menuItemTitle: String { texts.first?.replacing("__", with: "_") ?? "" }

  func menuItem(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> Widget {
    try XCTUnwrap(
      menuItems.first { $0.menuItemTitle == title },
      "There is no '\(title)': \(menuItemTitles)",
      file: file,
      line: line
    )
  }

  /// Chooses an item of an open menu, and lets GTK settle.
  func chooseMenuItem(
    _ title: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let item = try menuItem(title, file: file, line: line)
    XCTAssertTrue(
      item.isEffectivelySensitive,
      "'\(title)' can't be chosen.",
      file: file,
      line: line
    )
    item.emit("clicked")
    GtkTesting.settle()
  }
}
