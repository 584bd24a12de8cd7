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
        XCTAssertFalse(sheet.isResizable)
        GtkTesting.wait { sheet.child?.allocatedHeight ?? 0 > 0 }
        let height = sheet.child?.allocatedHeight ?? 0
        XCTAssertLessThan(height, 60)
        model.count = 10
        GtkTesting.wait { sheet.child?.allocatedHeight ?? 0 > height }
        XCTAssertGreaterThan(sheet.child?.allocatedHeight ?? 0, height + 100)
      }
    }
  }

  func testSheetWithTallContentIsLowerThanTheMonitor() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      model.count = 200
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { Lines(model: model) }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        let monitor = try XCTUnwrap(window.widget.monitorSize)
        GtkTesting.wait { sheet.child?.allocatedHeight ?? 0 > 0 }
        XCTAssertLessThan(sheet.child?.allocatedHeight ?? 0, monitor.height - 100)
        XCTAssertGreaterThan(sheet.child?.allocatedHeight ?? 0, monitor.height / 2)
      }
    }
  }

  func testSheetWithLongTextIsAtMost440PixelsWide() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 400) {
        Text("base").sheet(isPresented: model.flag) {
          Text(Array(repeating: "words", count: 60).joined(separator: " "))
        }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        GtkTesting.wait { sheet.child?.allocatedWidth ?? 0 > 0 }
        XCTAssertLessThanOrEqual(sheet.child?.allocatedWidth ?? 0, 440)
      }
    }
  }

  func testSheetWithAScrollViewHasADefaultSizeAndIsResizable() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 800, height: 700) {
        Text("base").sheet(isPresented: model.flag) { ScrollView { Text("1") } }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(sheet.isResizable)
        XCTAssertEqual(sheet.defaultSize.width, 480)
        XCTAssertEqual(sheet.defaultSize.height, 560)
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
