import GtkTestSupport
import XCTest

import class Gtk.Widget

@testable import GtkUI

final class ListRowInsetsTests: XCTestCase {
  func testListRowInsetsSetTheDistanceFromTheEdgesOfTheRow() throws {
    try inWindow {
      Rows(insets: EdgeInsets(top: 1, leading: 30, bottom: 3, trailing: 4))
    } use: { window in
      try check(window, "list", start: 30, height: 4)
      try check(window, "form", start: 30, height: 4)
      window.update { Rows(insets: nil) }
      for kind in ["list", "form"] {
        let label = try XCTUnwrap(window.rowsByText["\(kind) other"])
        let usual = try XCTUnwrap(start(of: label))
        XCTAssertTrue(
          GtkTesting.wait { window.rowsByText["\(kind) own"].flatMap(start) == usual },
          kind
        )
      }
      window.update { Rows(insets: EdgeInsets(leading: -5)) }
      try check(window, "list", start: 0, height: 0)
      try check(window, "form", start: 0, height: 0)
    }
  }
}

@MainActor
private func check(
  _ window: TestWindow<Rows>,
  _ kind: String,
  start expected: Int,
  height: Int,
  line: UInt = #line
) throws {
  let own = try XCTUnwrap(window.rowsByText["\(kind) own"], line: line)
  XCTAssertTrue(GtkTesting.wait { start(of: own) == expected }, "\(kind)", line: line)
  XCTAssertEqual(own.marginTop + own.marginBottom, height, line: line)
  let other = try XCTUnwrap(window.rowsByText["\(kind) other"], line: line)
  XCTAssertEqual(start(of: other), 12, "a row next to it is as usual", line: line)
}

/// Returns the position at which a text begins in its row.
@MainActor
private func start(of label: Widget) -> Int? {
  var row = label.parent
  while let ancestor = row, ancestor.cssName != "row", !ancestor.hasCSSClass("form-row") {
    row = ancestor.parent
  }
  // Positions in a row are relative to the area within its padding.
  guard let row, let place = label.place(in: row) else { return nil }
  return place.x + (row.hasCSSClass("without-row-insets") ? 0 : 12)
}

private struct Rows: View {
  let insets: EdgeInsets?

  var body: some View {
    VStack {
      List {
        Text("list own").listRowInsets(insets)
        Text("list other")
      }
      Form {
        Text("form own").listRowInsets(insets)
        Text("form other")
      }
    }
  }
}
