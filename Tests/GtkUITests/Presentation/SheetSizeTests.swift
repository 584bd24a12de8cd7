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
        GtkTesting.wait { sheet.allocatedWidth == 360 }
        XCTAssertEqual(sheet.allocatedHeight, 200, "A sheet isn't lower.")
        XCTAssertEqual(sheet.allocatedWidth, 360, "A sheet isn't narrower.")
        let height = child.allocatedHeight
        model.count = 19
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

  func testSheetWithAScrollViewIsAsHighAsItsContent() throws {
    for (count, expected) in [(0, 200...200), (19, 300...500), (199, 640...640)] {
      try onMain {
        let model = PresentingModel()
        model.isOn = true
        model.count = count
        try inWindow(width: 800, height: 900) {
          Text("base").sheet(isPresented: model.flag) { ScrollView { Lines(model: model) } }
        } use: { window in
          let sheet = try XCTUnwrap(window.sheet)
          XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
          XCTAssertEqual(sheet.allocatedWidth, 480)
          XCTAssertTrue(expected.contains(sheet.allocatedHeight), "\(sheet.allocatedHeight)")
        }
      }
    }
  }

  func testSheetWithAFormOrAListIsAsHighAsItsRows() throws {
    try onMain {
      try inWindow(width: 800, height: 900) {
        Text("base").sheet(isPresented: .constant(true)) {
          Form { Toggle("Enabled", isOn: .constant(true)) }
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertTrue((200...220).contains(sheet.allocatedHeight), "\(sheet.allocatedHeight)")
        let scrolled = sheet.all(ScrolledWindow.self).last
        XCTAssertEqual(scrolled?.canScrollVertically, false)
      }
      try inWindow(width: 800, height: 900) {
        Text("base").sheet(isPresented: .constant(true)) {
          List(0..<8, id: \.self) { Text("row \($0)") }
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertTrue((200...500).contains(sheet.allocatedHeight), "\(sheet.allocatedHeight)")
        let scrolled = sheet.all(ScrolledWindow.self).last
        XCTAssertEqual(scrolled?.canScrollVertically, false)
      }
    }
  }

  func testSheetWithATextEditorHasADefaultHeight() throws {
    try onMain {
      try inWindow(width: 800, height: 900) {
        Text("base").sheet(isPresented: .constant(true)) {
          VStack {
            TextField("To", text: .constant(""))
            TextEditor(text: .constant(""))
          }
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight == 640 }, "\(sheet.allocatedHeight)")
      }
    }
  }

  func testSheetBecomesAsNarrowAsItsWindow() throws {
    try onMain {
      try inWindow(width: 800, height: 700) {
        Text("base").sheet(isPresented: .constant(true)) { Text("sheet") }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedWidth == 360 })
        try window.resize(width: 340, height: 700)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedWidth <= 340 })
      }
    }
  }

  func testTallSheetIsSurroundedByTheMarginsOfDialogs() throws {
    try onMain {
      try inWindow(width: 480, height: 600) {
        Text("base").sheet(isPresented: .constant(true)) {
          ScrollView { Text("sheet").frame(height: 900) }
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
