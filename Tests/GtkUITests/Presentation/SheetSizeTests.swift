import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class SheetSizeTests: XCTestCase {
  func testSheetHeightFollowsItsContent() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { Lines(model: model) }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let child = try XCTUnwrap(sheet.contentBelowHeader)
        XCTAssertTrue(GtkTesting.wait { child.allocatedHeight > 0 })
        let height = child.allocatedHeight
        XCTAssertLessThan(height, 60)
        model.count = 10
        GtkTesting.wait { child.allocatedHeight > height }
        XCTAssertGreaterThan(child.allocatedHeight, height + 100)
      }
    }
  }

  func testSheetWithTallContentScrollsAndIsLowerThanTheWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      model.count = 200
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { Lines(model: model) }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let child = try XCTUnwrap(sheet.contentBelowHeader)
        XCTAssertTrue(GtkTesting.wait { child.allocatedHeight > 0 })
        XCTAssertLessThan(child.allocatedHeight, window.widget.allocatedHeight)
        XCTAssertGreaterThan(child.allocatedHeight, window.widget.allocatedHeight / 2)
        let scrolled = try sheet.first(ScrolledWindow.self)
        scrolled.verticalOffset = 10
        XCTAssertEqual(scrolled.verticalOffset, 10)
      }
    }
  }

  func testSheetWithLongTextIsNarrowerThanTheWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 400) {
        Text("base").sheet(isPresented: model.flag) {
          Text(Array(repeating: "words", count: 60).joined(separator: " "))
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let child = try XCTUnwrap(sheet.contentBelowHeader)
        XCTAssertTrue(GtkTesting.wait { child.allocatedWidth > 0 })
        XCTAssertLessThan(child.allocatedWidth, 400)
      }
    }
  }

  func testSheetWithAScrollViewHasADefaultSize() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 800, height: 700) {
        Text("base").sheet(isPresented: model.flag) { ScrollView { Text("1") } }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertEqual(sheet.allocatedWidth, 480)
        XCTAssertEqual(sheet.allocatedHeight, 640)
      }
    }
  }

  func testTallSheetIsSurroundedByTheMarginsOfDialogs() throws {
    try onMain {
      try inWindow(width: 480, height: 600) {
        Text("base").sheet(isPresented: .constant(true)) {
          ScrollView { Text("sheet") }
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let layer = try XCTUnwrap(sheet.parent)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertEqual(
          sheet.allocatedWidth,
          layer.allocatedWidth - 2 * DialogOverlay.horizontalMargin
        )
        XCTAssertEqual(
          sheet.allocatedHeight,
          layer.allocatedHeight - 2 * DialogOverlay.verticalMargin
        )
      }
    }
  }
}

private struct Lines: View {
  let model: PresentingModel

  var body: some View {
    Text((0...model.count).map { "\($0)" }.joined(separator: "\n"))
  }
}
