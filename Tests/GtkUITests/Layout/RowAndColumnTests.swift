import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Box
import class Gtk.Label

final class RowAndColumnTests: XCTestCase {
  func testVStackPlacesItsViewsInOrderAndUpdatesItsSpacing() throws {
    try inWindow {
      VStack(spacing: 7) {
        Text("1")
        Text("2")
        Text("3")
      }
    } use: { window in
      let box = try window.first(Box.self)
      XCTAssertEqual(box.orientation, .vertical)
      XCTAssertEqual(box.spacing, 7)
      XCTAssertEqual(box.children, window.all(Label.self))
      XCTAssertEqual(window.texts, ["1", "2", "3"])
      window.update {
        VStack(spacing: 9) {
          Text("1")
          Text("2")
          Text("3")
        }
      }
      XCTAssertTrue(try window.first(Box.self) === box)
      XCTAssertEqual(box.spacing, 9)
    }
  }

  func testHStackPlacesItsViewsFromStartToEndWithItsSpacing() throws {
    try inWindow {
      HStack(spacing: 4) {
        Text("1")
        Text("2")
      }
    } use: { window in
      let box = try window.first(Box.self)
      XCTAssertEqual(box.orientation, .horizontal)
      XCTAssertEqual(box.spacing, 4)
      let labels = window.all(Label.self)
      let gap = try XCTUnwrap(labels[0].translate(x: 0, y: 0, to: labels[1]))
      XCTAssertEqual(-gap.x, Double(labels[0].allocatedWidth + 4))
    }
  }

  func testVStackUpdatesTheHorizontalAlignmentOfItsViews() throws {
    try inWindow {
      VStack(alignment: .leading) { Text("1") }
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.halign, .start)
      for (alignment, expected) in [
        (HorizontalAlignment.center, "center"), (.trailing, "end"), (.fill, "fill"),
      ] {
        window.update { VStack(alignment: alignment) { Text("1") } }
        XCTAssertEqual("\(label.halign)", expected)
      }
    }
  }

  func testHStackUpdatesTheVerticalAlignmentOfItsViews() throws {
    try inWindow {
      HStack(alignment: .top) { Text("1") }
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.valign, .start)
      for (alignment, expected) in [
        (VerticalAlignment.center, "center"), (.bottom, "end"), (.fill, "fill"),
        (.firstTextBaseline, "baseline"),
      ] {
        window.update { HStack(alignment: alignment) { Text("1") } }
        XCTAssertEqual("\(label.valign)", expected)
      }
    }
  }

  func testVStackAlignsAnInsertedView() throws {
    try inWindow {
      VStack(alignment: .leading) { Maybe(isPresent: false) }
    } use: { window in
      window.update { VStack(alignment: .leading) { Maybe(isPresent: true) } }
      XCTAssertEqual(try window.first(Label.self).halign, .start)
    }
  }

  func testHStackWithASpacerFillsItsColumn() throws {
    try inWindow(width: 400) {
      Column(hasSpacer: false)
    } use: { window in
      let row = window.all(Box.self)[2]
      XCTAssertEqual(row.halign, .center)
      window.update { Column(hasSpacer: true) }
      XCTAssertEqual(row.halign, .fill)
      XCTAssertTrue(GtkTesting.wait { row.allocatedWidth > 350 })
      window.update { Column(hasSpacer: false) }
      XCTAssertEqual(row.halign, .center)
    }
  }
}

private struct Maybe: View {
  let isPresent: Bool

  var body: some View {
    if isPresent {
      Text("1")
    }
  }
}

private struct Column: View {
  let hasSpacer: Bool

  var body: some View {
    VStack {
      VStack {
        HStack {
          Text("start")
          if hasSpacer { Spacer() }
          Text("end")
        }
      }
    }
  }
}
