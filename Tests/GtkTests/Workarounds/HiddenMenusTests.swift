import XCTest

@testable import Gtk

/// A popover that is open while its parent is hidden or removed.
final class HiddenMenusTests: GtkTestCase {
  func testMenuIsClosedWhenItsButtonIsCoveredAndStaysClosed() throws {
    try onMain {
      try requireWorkaround()
      let button = menuButton()
      let stack = Stack()
      let other = Label(text: "other page")
      stack.add(button)
      stack.add(other)
      try withWindow(showing: stack) { _ in
        let menu = try openedPopover(of: button)
        stack.visibleChild = other
        XCTAssertFalse(menu.isVisible)
        stack.visibleChild = button
        XCTAssertFalse(menu.isMapped)
        XCTAssertTrue(try openedPopover(of: button).isMapped)
      }
    }
  }

  func testPopoverWithOtherContentRemainsVisibleWhenItsParentIsCovered() throws {
    onMain {
      let anchor = Label(text: "anchor")
      let stack = Stack()
      let other = Label(text: "other page")
      stack.add(anchor)
      stack.add(other)
      withWindow(showing: stack) { _ in
        let popover = Popover(child: Label(text: "text"))
        popover.setParent(anchor)
        defer { popover.unparent() }
        popover.popup()
        stack.visibleChild = other
        XCTAssertFalse(popover.isMapped)
        XCTAssertTrue(popover.isVisible)
        stack.visibleChild = anchor
        XCTAssertTrue(popover.isMapped)
      }
    }
  }

  func testOpenMenuIsFreedWithItsButton() throws {
    try onMain { try requireWorkaround() }
    try withoutLeaks { probe in
      let box = Box(orientation: .vertical)
      try withWindow(showing: box) { _ in
        let button = probe(menuButton())
        box.append(button)
        _ = probe(try openedPopover(of: button))
        // See `resignFocus()`.
        button.resignFocus()
        box.remove(button)
      }
    }
  }

  func testOpenListOfADropDownIsFreedWithTheDropDown() throws {
    try onMain { try requireWorkaround() }
    try withoutLeaks { probe in
      let box = Box(orientation: .vertical)
      try withWindow(showing: box) { _ in
        let dropDown = probe(DropDown(["one", "two"]))
        box.append(dropDown)
        _ = probe(try openedPopover(of: dropDown))
        dropDown.resignFocus()
        box.remove(dropDown)
      }
    }
  }
}

/// Skips a test of a behaviour that GTK has without the workaround, or that was not examined.
@MainActor
private func requireWorkaround() throws {
  try XCTSkipIf(GtkVersion.current >= GtkVersion(4, 12), "The workaround is not installed.")
}

@MainActor
private func menuButton() -> MenuButton {
  let menu = Menu()
  menu.append("Item", action: "app.quit")
  let button = MenuButton()
  button.setMenu(menu)
  return button
}

/// Opens the popover of a button, and returns the popover.
@MainActor
private func openedPopover(of button: Widget) throws -> Widget {
  let inner = try XCTUnwrap(button.children.first)
  MainContext.iterate { inner.isMapped && inner.allocatedWidth > 0 }
  inner.grabFocus()
  emitClicked(inner.pointer)
  let popover = try XCTUnwrap(button.children.first { $0 != inner })
  MainContext.iterate { popover.isMapped }
  XCTAssertTrue(popover.isMapped)
  return popover
}
