import ComposableGtk
import Gtk
import GtkTestSupport
import InventoryCore
import XCTest

@testable import InventoryViews

/// Windows with a width of 360 pixels, which is the minimum width that the app declares.
final class NarrowWindowTests: XCTestCase {
  func testEveryPageFitsWithNormalAndDoubledTextInBothDirections() throws {
    try onMain {
      for (direction, scale) in [
        (TextDirection.leftToRight, 1), (.leftToRight, 2), (.rightToLeft, 1), (.rightToLeft, 2),
      ] {
        try GtkTesting.withText(scale: scale, direction: direction, styledBy: StyledApp()) {
          for link in links {
            let store = makeStore(try makeDatabase([item]))
            let window = TestWindow(width: 360, height: 640) { InventoryView(store: store) }
            defer { window.close() }
            store.send(.linkOpened(link))
            settle(store, window)
            for widget in window.layers {
              let title = "\(link), \(scale)00 %, \(direction)"
              XCTAssertLessThanOrEqual(widget.measure(.horizontal).minimum, 360, title)
              // The text of an alert scrolls in the height of the window.
              let height = widget.accessibleRole == .alertDialog ? 640 : 480
              XCTAssertLessThanOrEqual(widget.measure(.vertical, for: 360).minimum, height, title)
              XCTAssertLessThanOrEqual(widget.allocatedWidth, 360, title)
            }
          }
        }
      }
    }
  }

  func testPagesSheetsPopoversAndAlertsHaveNoAccessibilityIssues() throws {
    try onMain {
      for items in [[item], []] {
        for link in items.isEmpty ? ["inventory:///"] : links {
          try withApp(items) { store, window in
            store.send(.linkOpened(link))
            settle(store, window)
            XCTAssertEqual(window.accessibilityIssues(), [], link)
          }
        }
      }
    }
  }
}

/// An item with a long name.
private let item = Item(
  id: UUID(1),
  name: "Keyboard with 104 keys and the layout of Liechtenstein, wireless, in the color of sand",
  color: .brown,
  notes: "From the store in the Bahnhofstrasse",
  status: .inStock(quantity: 1_234_567)
)

private let links = [
  "inventory:///", "inventory:///add", "inventory:///item/\(UUID(1))",
  "inventory:///item/\(UUID(1))/duplicate", "inventory:///item/\(UUID(1))/label",
  "inventory:///item/\(UUID(1))/delete", "inventory:///search/nothing",
]

/// Waits until the destination of the link is presented.
@MainActor
private func settle(_ store: StoreOf<InventoryFeature>, _ window: TestWindow<InventoryView>) {
  GtkTesting.wait(timeout: .milliseconds(200)) { store.destination != nil }
  window.settle()
}

extension TestWindow {
  /// The sheets and alerts, or the main window.
  fileprivate var layers: [Widget] {
    let presented = [sheet, alert].compactMap(\.self)
    return presented.isEmpty ? [widget] : presented
  }
}

/// An app with the style of Inventory.
private struct StyledApp: App {
  static let id = "org.composablegtk.StyledInventory"
  static let styleSheet = InventoryStyle.css

  var body: some Scene {
    Window("Styled", id: "styled") { Text("Styled") }
  }
}
