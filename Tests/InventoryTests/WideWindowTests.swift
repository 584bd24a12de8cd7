import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport
import InventoryCore
import XCTest

@testable import InventoryViews

/// Windows with a width of 2,560 pixels.
final class WideWindowTests: XCTestCase {
  func testRowsAreCentredInAWideWindow() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SCREEN"] == nil, "The screen is narrow.")
    try onMain {
      let store = makeStore(try makeDatabase([item]))
      let window = TestWindow(width: 2_560, height: 640) { InventoryView(store: store) }
      defer { window.close() }
      let labels = window.widget.visibleDescendants.compactMap { $0 as? Gtk.Label }
      let name = try XCTUnwrap(labels.first { $0.text == item.name })
      let left = try XCTUnwrap(name.translate(x: 0, y: 0, to: window.widget)).x
      // The frame of a window needs a part of the width of the screen.
      XCTAssertGreaterThan(window.widget.allocatedWidth, 2_500)
      let margin = Double(window.widget.allocatedWidth - 720) / 2
      XCTAssertGreaterThanOrEqual(left, margin)
      let actions = try window.widget.find(.button, named: "Actions for \(item.name)")
      let right = try XCTUnwrap(actions.translate(x: 0, y: 0, to: window.widget)).x
      XCTAssertLessThan(right, Double(window.widget.allocatedWidth) - margin)
    }
  }
}

/// An item with a long name.
private let item = Item(
  id: UUID(1),
  name: "Keyboard with 104 keys and the layout of Liechtenstein, wireless, in the color of sand",
  status: .inStock(quantity: 1_234_567)
)
