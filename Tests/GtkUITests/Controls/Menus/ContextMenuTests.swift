import GtkTestSupport
import XCTest

import class Gtk.Popover

@testable import GtkUI

/// Context menus, which open at the top of the screen, away from the pointer in the middle.
final class ContextMenuTests: XCTestCase {
  func testContextMenuItemCallsItsActionAndDismissesTheMenu() throws {
    let log = onMain { Log() }
    try inWindow {
      AtTop(log: log, name: "1")
    } use: { window in
      XCTAssertNil(window.menu)
      try window.menuOwner.openMenu(at: (3, 4), of: nil)
      window.settle()
      let menu = try XCTUnwrap(window.menu)
      XCTAssertEqual(menu.accessibleRole, .menu)
      XCTAssertEqual(menu.menuItemTitles, ["Copy 1", "Delete 1"])
      XCTAssertEqual(try menu.menuItem("Copy 1").accessibleRole, .menuItem)
      XCTAssertTrue(try menu.menuItem("Copy 1").isFocus)
      try menu.chooseMenuItem("Delete 1")
      XCTAssertEqual(log.lines, ["delete 1"])
      XCTAssertTrue(GtkTesting.wait { window.menu == nil })
    }
  }

  func testContextMenuShowsNoKeysThatDoNotWork() throws {
    try inWindow {
      VStack {
        Button("Owner") {}
          .contextMenu {
            Button("Copy") {}.keyboardShortcut("c")
            Menu("More") { Button("Delete") {}.keyboardShortcut(.delete) }
          }
        Spacer()
      }
    } use: { window in
      try window.menuOwner.openMenu(at: nil, of: nil)
      window.settle()
      // GTK shows the title of a submenu a second time, in the submenu.
      XCTAssertEqual(window.menu?.texts, ["Copy", "More", "More", "Delete"])
      let elements = MenuElement(
        kind: .submenu,
        accelerator: "a",
        children: [MenuElement(kind: .action, accelerator: "b")]
      )
      XCTAssertEqual(elements.withoutKeys.all.compactMap(\.accelerator), [])
    }
  }

  func testLongPressAndSecondaryClickOpenTheContextMenu() throws {
    let log = onMain { Log() }
    try inWindow {
      AtTop(log: log, name: "1")
    } use: { window in
      let text = try window.first(GtkLabel.self)
      XCTAssertEqual(text.controllers("GtkGestureLongPress").count, 1)
      for open in [{ try text.longPress() }, { try text.rightClick() }] {
        try open()
        window.settle()
        XCTAssertEqual(window.menu?.texts, ["Copy 1", "Delete 1"])
        XCTAssertEqual(window.menu?.hasArrow, false)
        window.menu?.popdown()
        XCTAssertTrue(GtkTesting.wait { window.menu == nil })
      }
    }
  }

  func testFocusReturnsToTheOwnerWhenTheContextMenuCloses() throws {
    let log = onMain { Log() }
    try inWindow {
      VStack {
        Button("Before") {}
        Button("Owner") {}
          .contextMenu { Button("Copy") { log.append("copy") } }
        Spacer()
      }
    } use: { window in
      let owner = try window.button("Owner")
      owner.grabFocus()
      try window.menuOwner.openMenu(at: nil, of: nil)
      window.settle()
      XCTAssertFalse(owner.isFocus)
      let menu = try XCTUnwrap(window.menu)
      menu.popdown()
      // The focus moves immediately. Otherwise GTK would move the focus at the next frame.
      XCTAssertTrue(owner.isFocus)
      XCTAssertTrue(GtkTesting.wait { window.menu == nil })
      XCTAssertTrue(owner.isFocus)

      try window.menuOwner.openMenu(at: nil, of: nil)
      window.settle()
      try XCTUnwrap(window.menu).chooseMenuItem("Copy")
      XCTAssertTrue(GtkTesting.wait { window.menu == nil })
      XCTAssertEqual(log.lines, ["copy"])
      XCTAssertTrue(GtkTesting.wait { owner.isFocus })
    }
  }

  func testOpenContextMenuIsUpdatedAndRemovedWithItsView() throws {
    let log = onMain { Log() }
    try inWindow {
      AtTop(log: log, name: "1")
    } use: { window in
      try window.menuOwner.openMenu(at: nil, of: nil)
      window.update { AtTop(log: log, name: "2") }
      XCTAssertEqual(window.menu?.menuItemTitles, ["Copy 2", "Delete 2"])
      window.update { AtTop(log: log, name: nil) }
      XCTAssertNil(window.menu)
    }
  }

  func testContextMenuShowsSectionsTogglesSubmenusAndDisabledItems() throws {
    try onMain {
      let isOn = ControlModel(true)
      let log = Log()
      try inWindow {
        VStack {
          Text("Row")
            .contextMenu {
              Section("Sort") { Toggle("Ascending", isOn: isOn.binding) }
              ForEach(1..<3) { number in Button("Copy \(number)") { log.append("\(number)") } }
              Menu("More") { Button("Deep") { log.append("deep") } }
              Button("Never") { log.append("never") }.disabled()
            }
          Spacer()
        }
      } use: { window in
        try window.menuOwner.openMenu(at: (3, 4), of: nil)
        window.settle()
        XCTAssertEqual(window.menu?.texts.first, "Sort")
        let menu = try XCTUnwrap(window.menu)
        XCTAssertTrue(
          GtkTesting.wait { menu.allocatedHeight >= menu.measure(.vertical).natural },
          "Not all of it can be seen."
        )
        XCTAssertEqual(
          window.menu?.menuItemTitles,
          ["Ascending", "Copy 1", "Copy 2", "More", "Never"]
        )
        XCTAssertEqual(try window.menu?.menuItem("Never").isEffectivelySensitive, false)
        try window.menu?.chooseMenuItem("Copy 2")
        XCTAssertEqual(log.lines, ["2"])
        XCTAssertTrue(GtkTesting.wait { window.menu == nil })
        try window.menuOwner.openMenu(at: (3, 4), of: nil)
        window.settle()
        try window.menu?.chooseMenuItem("Ascending")
        XCTAssertEqual(isOn.writes, [false])
        window.menu?.popdown()
        XCTAssertTrue(GtkTesting.wait { window.menu == nil })
      }
    }
  }

  func testContextMenuOfAListRowShowsTheItemsOfItsRow() throws {
    let log = onMain { Log() }
    try inWindow {
      List(0..<50) { WithMenu(log: log, name: "\($0)") }
    } use: { window in
      for index in [1, 0] {
        window.menu?.popdown()
        XCTAssertTrue(GtkTesting.wait { window.menu == nil })
        let row = try XCTUnwrap(window.list.boundRows[index])
        row.parent?.grabFocus()
        let owner = window.menuOwners.first { $0.widgets.first === row.content.first }
        owner?.openMenu(at: nil, of: row)
        window.settle()
        XCTAssertEqual(window.menu?.menuItemTitles, ["Copy \(index)", "Delete \(index)"])
      }
      // The first row is scrolled out of view while its menu is open.
      try window.list.scroll(to: 49)
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("Row 49") })
      window.menu?.popdown()
      XCTAssertTrue(GtkTesting.wait { window.menu == nil })
    }
  }
}

extension TestWindow {
  @MainActor
  fileprivate var menuOwners: [any ContextMenuOwner] {
    (host.node?.descendants ?? []).compactMap { $0 as? any ContextMenuOwner }
  }

  @MainActor
  fileprivate var menuOwner: any ContextMenuOwner {
    get throws { try XCTUnwrap(menuOwners.first) }
  }

  @MainActor
  fileprivate var menu: Popover? {
    widget.visibleDescendants.compactMap { $0 as? Popover }.first { $0.hasCSSClass("context-menu") }
  }
}

private struct WithMenu: View {
  let log: Log
  let name: String?

  var body: some View {
    if let name {
      Text("Row \(name)")
        .contextMenu {
          Button("Copy \(name)") { log.append("copy \(name)") }
          Divider()
          Button("Delete \(name)") { log.append("delete \(name)") }
        }
    }
  }
}

private struct AtTop: View {
  let log: Log
  let name: String?

  var body: some View {
    VStack {
      WithMenu(log: log, name: name)
      Spacer()
    }
  }
}
