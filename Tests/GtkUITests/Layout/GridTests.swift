import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Label

final class GridTests: XCTestCase {
  func testGridAlignsTheColumnsOfItsRows() throws {
    try inWindow {
      Table(rows: ["a", "bbbbbbbbbb"], hasWide: true)
    } use: { window in
      let grid = try window.first(GtkGrid.self)
      let labels = window.all(Label.self)
      XCTAssertEqual(labels.map(\.text), ["a", "1", "bbbbbbbbbb", "1", "wide", "all of it"])
      let places = labels.compactMap { $0.place(in: grid) }
      XCTAssertEqual(places[0].x, places[2].x)
      XCTAssertEqual(places[1].x, places[3].x)
      XCTAssertGreaterThan(places[1].x, places[2].x + places[2].width)
      XCTAssertGreaterThan(places[2].y, places[0].y)
      XCTAssertEqual(places[4].x, 0)
      XCTAssertGreaterThan(places[5].y, places[4].y)
    }
  }

  func testGridRowRetainsItsWidgetWhenOtherRowsAreMovedAndRemoved() throws {
    try inWindow {
      Table(rows: ["a", "b", "c"], hasWide: false)
    } use: { window in
      let b = window.all(Label.self)[2]
      window.update { Table(rows: ["c", "b"], hasWide: true) }
      XCTAssertEqual(window.texts, ["c", "1", "b", "1", "wide", "all of it"])
      XCTAssertTrue(window.all(Label.self)[2] === b)
      let grid = try window.first(GtkGrid.self)
      XCTAssertTrue(
        GtkTesting.wait {
          let places = window.all(Label.self).compactMap { $0.place(in: grid) }
          return places[2].y > places[0].y
        }
      )
      window.update { Table(rows: [], hasWide: false) }
      XCTAssertEqual(window.texts, ["all of it"])
    }
  }
}

private struct Table: View {
  let rows: [String]
  let hasWide: Bool

  var body: some View {
    VStack {
      Grid(alignment: .leading) {
        ForEach(rows, id: \.self) { row in
          GridRow {
            Text(row)
            Text("1").styleClass("numeric")
          }
        }
        if hasWide {
          GridRow { Text("wide").gridCellColumns(2).styleClass("a") }
        }
        Text("all of it")
      }
    }
  }
}
