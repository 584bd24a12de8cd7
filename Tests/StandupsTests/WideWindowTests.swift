import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport
import StandupsCore
import XCTest

@testable import StandupsViews

/// Windows with a width of 2,560 pixels.
final class WideWindowTests: XCTestCase {
  func testRowsAreCentredInAWideWindow() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["SCREEN"] == nil, "The screen is narrow.")
    try onMain {
      let store = makeStore([standup], session: [])
      let window = TestWindow(width: 2_560, height: 640) { StandupsView(store: store) }
      defer { window.close() }
      XCTAssertGreaterThan(window.widget.allocatedWidth, 2_500)
      let labels = window.widget.visibleDescendants.compactMap { $0 as? Gtk.Label }
      let name = try XCTUnwrap(labels.first { $0.text == standup.title })
      let edges = try XCTUnwrap(name.translate(x: 0, y: 0, to: window.widget))
      let margin = Double(window.widget.allocatedWidth - 720) / 2
      XCTAssertGreaterThanOrEqual(edges.x, margin)
      XCTAssertLessThan(
        edges.x + Double(name.allocatedWidth),
        Double(window.widget.allocatedWidth) - margin
      )
    }
  }
}

/// A stand-up with a long title.
@MainActor
private var standup: Standup {
  var standup = Standup.design
  standup.title = "Design, and everything else that the design team discusses on Mondays"
  return standup
}
