import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The width of a column that the user changes. In these windows, the sidebar is 180 to 280 pixels
/// wide.
final class ColumnWidthTests: XCTestCase {
  func testDraggedEdgeChangesTheWidthWithinItsLimits() throws {
    try inSplit { window in
      try RealInput.require()
      let handle = try handle(window)
      let end = try window.widget.button("Detail")
      try RealInput.drag(handle, to: end)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == 280 })
      let start = try window.widget.button("Sidebar button")
      try RealInput.drag(handle, to: start)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == 180 })
    }
  }

  func testKeysMoveTheEdge() throws {
    try inSplit { window in
      try RealInput.require()
      let old = try XCTUnwrap(sidebarWidth(window))
      let button = try window.widget.button("Sidebar button")
      button.grabFocus()
      try RealInput.press("F8", in: window.widget)
      XCTAssertTrue(try handle(window).isFocus)
      XCTAssertEqual(try handle(window).accessibleLabel, "Folders")
      try RealInput.press("Left", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == old - 16 })
      try RealInput.press("Return", in: window.widget)
      XCTAssertTrue(button.isFocus)
      try RealInput.press("F8", in: window.widget)
      try RealInput.press("End", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == 280 })
      try RealInput.press("Home", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == 180 })
      try RealInput.press("Escape", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == old - 16 })
      XCTAssertTrue(button.isFocus)
      XCTAssertFalse(try handle(window).isFocusable, "Tab passes the handle.")
    }
  }

  func testEdgeMovesWithTheArrowInARightToLeftLayout() throws {
    try inSplit(direction: .rightToLeft) { window in
      try RealInput.require()
      let old = try XCTUnwrap(sidebarWidth(window))
      try window.widget.button("Sidebar button").grabFocus()
      try RealInput.press("F8", in: window.widget)
      try RealInput.press("Left", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == old + 16 })
    }
  }

  func testDoubleClickRestoresTheWidth() throws {
    try inSplit { window in
      try RealInput.require()
      let box = try window.first(SplitBox.self)
      let old = sidebarWidth(window)
      box.setChosenWidth(200, at: 0)
      window.settle()
      XCTAssertEqual(sidebarWidth(window), 200)
      try RealInput.click(try handle(window), count: 2)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == old })
      XCTAssertNil(box.chosenWidth(at: 0))
    }
  }

  func testChosenWidthLeavesRoomForTheOtherColumns() throws {
    try inSplit { window in
      let box = try window.first(SplitBox.self)
      box.setChosenWidth(280, at: 0)
      try window.resize(width: 520, height: 400)
      // The detail column is at least 280 pixels wide.
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == box.allocatedWidth - 280 })
      XCTAssertEqual(box.chosenWidth(at: 0), 280)
      try window.resize(width: 1000, height: 400)
      XCTAssertTrue(GtkTesting.wait { sidebarWidth(window) == 280 })
    }
  }

  func testHiddenColumnHasNoEdge() throws {
    try inSplit { window in
      let handle = try handle(window)
      XCTAssertTrue(handle.isMapped)
      try window.click("Sidebar")
      XCTAssertTrue(GtkTesting.wait { !handle.isMapped })
    }
  }
}

private func inSplit(
  direction: LayoutDirection = .leftToRight,
  _ use: @MainActor (TestWindow<SplitPage>) throws -> Void
) throws {
  try onMain {
    try inWindow(width: 1000, height: 400) {
      SplitPage(direction: direction)
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.widget.allocatedWidth > 0 })
      window.settle()
      try use(window)
    }
  }
}

@MainActor
private func handle(_ window: TestWindow<SplitPage>) throws -> Widget {
  try XCTUnwrap(window.all(Box.self).first { $0.hasCSSClass("split-handle") })
}

@MainActor
private func sidebarWidth(_ window: TestWindow<SplitPage>) -> Int? {
  window.all(Box.self).first { $0.hasCSSClass("sidebar-column") }?.allocatedWidth
}

private struct SplitPage: View {
  let direction: LayoutDirection

  var body: some View {
    NavigationSplitView {
      Button("Sidebar button") {}.navigationTitle("Folders")
    } detail: {
      Button("Detail") {}.navigationTitle("Mail")
    }
    .environment(\.layoutDirection, direction)
  }
}
