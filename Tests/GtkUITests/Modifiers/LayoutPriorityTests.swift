import GtkTestSupport
import XCTest

import class Gtk.Bin
import class Gtk.ColorArea

@testable import GtkUI

final class LayoutPriorityTests: XCTestCase {
  func testHStackAllocatesTheNaturalWidthToTheViewOfHigherPriority() throws {
    let long = "As many words as it takes to be wider than all of a narrow window, and some more"
    try inWindow {
      HStack(spacing: 6) {
        Text(long).lineLimit(1)
        Text("Twenty-second of September").lineLimit(1).layoutPriority(1)
      }
      Text("Twenty-second of September").lineLimit(1)
    } use: { window in
      let labels =
        window.widget.contentBelowHeader?.visibleDescendants.compactMap { $0 as? GtkLabel } ?? []
      XCTAssertEqual(labels.count, 3)
      XCTAssertEqual(labels[1].allocatedWidth, labels[2].measure(.horizontal).natural)
      XCTAssertLessThan(labels[0].allocatedWidth, labels[0].measure(.horizontal).natural)
      window.update {
        HStack(spacing: 6) {
          Text(long).lineLimit(1)
          Text("Twenty-second of September").lineLimit(1).layoutPriority(-1)
        }
        Text("Twenty-second of September").lineLimit(1)
      }
      // Widgets are allocated with the next frame.
      XCTAssertTrue(
        GtkTesting.wait {
          labels[1].allocatedWidth < labels[2].measure(.horizontal).natural
        },
        "\(labels.map(\.allocatedWidth))"
      )
    }
  }

  func testHStackWithAPriorityAllocatesEnoughHeightForItsWrappedText() throws {
    let long = String(repeating: "word ", count: 40)
    try inWindow {
      HStack(spacing: 0) {
        Text(long)
        Text("Takes what it wants").layoutPriority(1)
        Spacer()
      }
    } use: { window in
      let labels =
        window.widget.contentBelowHeader?.visibleDescendants.compactMap { $0 as? GtkLabel } ?? []
      XCTAssertEqual(labels[1].allocatedWidth, labels[1].measure(.horizontal).natural)
      XCTAssertGreaterThanOrEqual(
        labels[0].allocatedHeight,
        labels[0].measure(.vertical, for: labels[0].allocatedWidth).minimum
      )
      XCTAssertLessThanOrEqual(labels[0].allocatedWidth + labels[1].allocatedWidth, 480)
    }
  }

  func testVStackAllocatesTheIdealHeightToTheViewOfHigherPriority() throws {
    try inWindow(height: 370) {
      Column(first: 0, second: 1)
    } use: { window in
      let bins = window.all(Bin.self).filter { $0.verticalLimits.minimum == 50 }
      XCTAssertEqual(bins.count, 2)
      XCTAssertTrue(
        GtkTesting.wait { bins[1].allocatedHeight == 200 && bins[0].allocatedHeight < 200 },
        "\(bins.map(\.allocatedHeight))"
      )
      window.update { Column(first: 1, second: 0) }
      XCTAssertTrue(
        GtkTesting.wait { bins[0].allocatedHeight == 200 && bins[1].allocatedHeight < 200 },
        "\(bins.map(\.allocatedHeight))"
      )
      let (top, next) = (try XCTUnwrap(bins[0].place(in: window.widget)), bins[1])
      XCTAssertEqual(next.place(in: window.widget)?.y, top.y + 200 + 6)
      window.update { Column(first: 0, second: 0) }
      XCTAssertTrue(
        // GTK allocates an odd pixel to the first view.
        GtkTesting.wait { abs(bins[0].allocatedHeight - bins[1].allocatedHeight) <= 1 },
        "without priorities GTK does it: \(bins.map(\.allocatedHeight))"
      )
    }
  }

  func testColorOfHigherPriorityReceivesTheWholeLengthOfItsStack() throws {
    for isColumn in [false, true] {
      try inWindow(width: 300, height: 300) {
        Colors(isColumn: isColumn)
      } use: { window in
        let areas = window.all(ColorArea.self)
        let lengths = { areas.map { isColumn ? $0.allocatedHeight : $0.allocatedWidth } }
        XCTAssertTrue(GtkTesting.wait { lengths()[1] > 200 }, "\(lengths())")
        XCTAssertEqual(lengths()[0], 0)
      }
    }
  }
}

private struct Column: View {
  let first: Double
  let second: Double

  var body: some View {
    VStack(spacing: 6) {
      Text("1").frame(minHeight: 50, idealHeight: 200).layoutPriority(first)
      Text("2").frame(minHeight: 50, idealHeight: 200).layoutPriority(second)
    }
  }
}

private struct Colors: View {
  let isColumn: Bool

  var body: some View {
    if isColumn {
      VStack {
        Color.red
        Color.blue.layoutPriority(1)
      }
    } else {
      HStack {
        Color.red
        Color.blue.layoutPriority(1)
      }
    }
  }
}
