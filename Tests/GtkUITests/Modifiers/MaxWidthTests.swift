import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Bin
import class Gtk.Box

final class MaxWidthTests: XCTestCase {
  func testMaxWidthCentersItsViewInAWideWindowAndFillsANarrowWindow() throws {
    for width in [300, 480, 1_000] {
      try inWindow(width: width) {
        VStack(alignment: .fill) { Text("1") }.maxWidth(400)
      } use: { window in
        let bin = try XCTUnwrap(window.all(Bin.self).first { $0.maximumWidth == 400 })
        let column = try window.first(Box.self)
        // The border of the window reduces the width slightly.
        let room = bin.allocatedWidth
        XCTAssertEqual(Double(room), Double(width), accuracy: 20)
        XCTAssertEqual(column.allocatedWidth, min(room, 400))
        let place = try XCTUnwrap(column.translate(x: 0, y: 0, to: bin))
        XCTAssertEqual(place.x, Double((room - min(room, 400)) / 2))
        XCTAssertEqual(place.y, 0)
      }
    }
  }

  func testMaxWidthMeasuresTheHeightOfItsContentAtTheLimitedWidth() throws {
    try inWindow(width: 1_000) {
      VStack(alignment: .fill) {
        Text(Array(repeating: "words", count: 100).joined(separator: " "))
      }
      .maxWidth(400)
    } use: { window in
      let bin = try XCTUnwrap(window.all(Bin.self).first { $0.maximumWidth == 400 })
      let column = try window.first(Box.self)
      for width in [300, 480, 1_000] {
        XCTAssertEqual(
          bin.measure(.vertical, for: width).natural,
          column.measure(.vertical, for: min(width, 400)).natural
        )
      }
      XCTAssertEqual(bin.measure(.horizontal).natural, 400)
      // The minimum height is the height at the maximum width.
      XCTAssertEqual(
        bin.measure(.vertical).minimum,
        column.measure(.vertical, for: 400).minimum
      )
      XCTAssertGreaterThanOrEqual(
        bin.measure(.vertical).natural,
        bin.measure(.vertical).minimum
      )
    }
  }

  func testMaxWidthIsUpdated() throws {
    try inWindow(width: 600) {
      VStack(alignment: .fill) { Text("1") }.maxWidth(400)
    } use: { window in
      let column = try window.first(Box.self)
      window.update { VStack(alignment: .fill) { Text("1") }.maxWidth(200) }
      XCTAssertTrue(GtkTesting.wait { column.allocatedWidth == 200 })
    }
  }
}
