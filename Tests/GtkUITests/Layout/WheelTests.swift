import GtkTestSupport
import XCTest

import class Gtk.Scale
import class Gtk.ScrolledWindow
import class Gtk.TextView
import class Gtk.Widget

@testable import GtkUI

/// The wheel over something that can't use it scrolls the page.
final class WheelTests: XCTestCase {
  func testWheelOverATextEditorWithNothingToScrollScrollsThePage() throws {
    try inPage { window, page, _ in
      try RealInput.scroll(.down, over: try window.first(TextView.self))
      XCTAssertTrue(GtkTesting.wait { page.verticalOffset > 0 })
    }
  }

  func testWheelOverALongTextEditorScrollsTheEditor() throws {
    try inPage(text: String(repeating: "line\n", count: 100)) { window, page, _ in
      let editor = try XCTUnwrap(window.all(ScrolledWindow.self).first { $0 !== page })
      try RealInput.scroll(.down, over: try window.first(TextView.self))
      XCTAssertTrue(GtkTesting.wait { editor.verticalOffset > 0 })
      XCTAssertEqual(page.verticalOffset, 0)
    }
  }

  func testWheelOverAHorizontalScrollViewScrollsThePage() throws {
    try inPage { window, page, _ in
      let label = try XCTUnwrap(window.widget.labels.first { $0.text.hasPrefix("wide") })
      let row = try XCTUnwrap(
        window.all(ScrolledWindow.self).first { $0 !== page && $0.contains(label) }
      )
      // In this order, because the row moves with the page.
      try RealInput.scroll(.right, over: row)
      XCTAssertTrue(GtkTesting.wait { row.horizontalOffset > 0 })
      XCTAssertEqual(page.verticalOffset, 0)
      try RealInput.scroll(.down, over: row)
      XCTAssertTrue(GtkTesting.wait { page.verticalOffset > 0 })
    }
  }

  func testWheelChangesASliderOnlyIfItHasTheFocus() throws {
    try inPage { window, page, model in
      let slider = try window.first(Scale.self)
      try RealInput.scroll(.down, over: slider)
      XCTAssertTrue(GtkTesting.wait { page.verticalOffset > 0 })
      XCTAssertEqual(model.value, 5)
      slider.grabFocus()
      window.settle()
      try RealInput.scroll(.down, over: slider)
      XCTAssertTrue(GtkTesting.wait { model.value != 5 })
    }
  }

  private func inPage(
    text: String = "short",
    _ test: @MainActor (TestWindow<AnyView>, ScrolledWindow, ControlModel<Double>) throws -> Void
  ) throws {
    try onMain {
      try RealInput.require()
      let model = ControlModel(5.0)
      try inWindow(width: 300, height: 400) {
        AnyView(
          ScrollView {
            VStack {
              TextEditor(text: .constant(text)).frame(height: 80)
              Slider(value: model.binding, in: 0...10) { Text("Volume") }
              ScrollView(.horizontal) {
                // So high that the pointer isn't on the scroll bar, which uses each movement.
                Text("wide " + String(repeating: "text ", count: 100)).fixedSize()
                  .frame(height: 80)
              }
              Text(Array(repeating: "line", count: 100).joined(separator: "\n"))
            }
          }
        )
      } use: { window in
        window.settle()
        let page = try window.first(ScrolledWindow.self)
        try test(window, page, model)
      }
    }
  }
}
