import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Bin
import class Gtk.Label

final class FrameTests: XCTestCase {
  func testFrameHasItsFixedSizeAndAlignsItsView() throws {
    try inWindow {
      HStack { Text("1").frame(width: 100, height: 80, alignment: .bottomTrailing) }
    } use: { window in
      let label = try window.first(Label.self)
      let frame = try XCTUnwrap(label.parent)
      XCTAssertEqual([frame.allocatedWidth, frame.allocatedHeight], [100, 80])
      var place = try XCTUnwrap(label.place(in: frame))
      XCTAssertLessThan(place.width, 50)
      XCTAssertEqual([place.x + place.width, place.y + place.height], [100, 80])
      window.update {
        HStack { Text("1").frame(width: 120, height: 90, alignment: .topLeading) }
      }
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth == 120 })
      place = try XCTUnwrap(label.place(in: frame))
      XCTAssertEqual([place.x, place.y], [0, 0])
      XCTAssertEqual(frame.allocatedHeight, 90)
    }
  }

  func testFrameIsNotNarrowerThanItsView() throws {
    try inWindow {
      HStack { Button("Indivisible") {}.frame(width: 10, height: 5) }
    } use: { window in
      let button = try window.button("Indivisible")
      XCTAssertGreaterThan(button.allocatedWidth, 50)
      XCTAssertEqual(button.parent?.allocatedWidth, button.allocatedWidth)
    }
  }

  func testFrameWithAnInfiniteMaxWidthExpands() throws {
    try inWindow(width: 400) {
      HStack(spacing: 0) {
        Text("1").frame(maxWidth: .infinity, alignment: .leading)
        Text("2")
      }
    } use: { window in
      let labels = window.all(Label.self)
      let frame = try XCTUnwrap(labels[0].parent)
      XCTAssertGreaterThan(frame.allocatedWidth, 350)
      XCTAssertEqual(labels[0].place(in: frame)?.x, 0)
      XCTAssertLessThan(labels[0].allocatedWidth, 50)
    }
  }

  func testFrameWithAMaximumSizeCentersItsView() throws {
    try inWindow(width: 400, height: 300) {
      VStack(alignment: .fill) { ScrollView { Text("1") }.frame(maxWidth: 200, maxHeight: 100) }
    } use: { window in
      let frame = try XCTUnwrap(window.all(Bin.self).first { $0.maximumWidth == 200 })
      let place = try XCTUnwrap(frame.laidOutChild?.place(in: frame))
      XCTAssertEqual(place.width, 200)
      XCTAssertEqual(place.x, (frame.allocatedWidth - 200) / 2)
      XCTAssertEqual(place.height, 100)
    }
  }

  func testFrameRequestsItsMinimumAndIdealSize() throws {
    try inWindow {
      VStack { Text("1").frame(minWidth: 60, idealWidth: 90, minHeight: 50) }
    } use: { window in
      let frame = try XCTUnwrap(window.all(Bin.self).last)
      XCTAssertEqual(frame.measure(.horizontal).minimum, 60)
      XCTAssertEqual(frame.measure(.horizontal).natural, 90)
      XCTAssertEqual(frame.measure(.vertical).minimum, 50)
      XCTAssertEqual(frame.allocatedWidth, 90)
    }
  }

  func testFrameWithAFixedWidthLimitsTheExpansionOfASpacer() throws {
    try inWindow(width: 400) {
      Bounded(width: 100)
    } use: { window in
      let frame = try XCTUnwrap(window.all(Bin.self).last)
      XCTAssertEqual(frame.allocatedWidth, 100)
      window.update { Bounded(width: nil) }
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth > 350 })
      window.update { Bounded(width: 100) }
      XCTAssertTrue(GtkTesting.wait { frame.allocatedWidth == 100 })
    }
  }

  func testTextOfFixedSizeIsNotWrapped() throws {
    let text = Array(repeating: "words", count: 60).joined(separator: " ")
    try inWindow(width: 200) {
      ScrollView([.horizontal, .vertical]) { Text(text).fixedSize() }
    } use: { window in
      let label = try window.first(Label.self)
      XCTAssertEqual(label.allocatedWidth, label.measure(.horizontal).natural)
      XCTAssertGreaterThan(label.allocatedWidth, 1_000)
    }
  }
}

private struct Bounded: View {
  let width: Double?

  var body: some View {
    VStack {
      HStack {
        Text("1")
        Spacer()
      }
      .frame(width: width)
    }
  }
}
