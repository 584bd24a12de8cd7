import GtkTestSupport
import XCTest

@testable import GtkUI

final class LayoutPriorityTests: XCTestCase {
  func testTheOneThatGoesFirstIsGivenItsWidth() throws {
    let long = "As many words as it takes to be wider than all of a narrow window, and some more"
    try inWindow {
      HStack(spacing: 6) {
        Text(long).lineLimit(1)
        Text("Twenty-second of September").lineLimit(1).layoutPriority(1)
      }
      Text("Twenty-second of September").lineLimit(1)
    } use: { window in
      let labels = window.widget.child?.visibleDescendants.compactMap { $0 as? GtkLabel } ?? []
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
      // Widgets get their places with the next frame.
      XCTAssertTrue(
        GtkTesting.wait {
          labels[1].allocatedWidth < labels[2].measure(.horizontal).natural
        },
        "\(labels.map(\.allocatedWidth))"
      )
    }
  }

  func testARowIsAsHighAsItsWidthsMakeIt() throws {
    let long = String(repeating: "word ", count: 40)
    try inWindow {
      HStack(spacing: 0) {
        Text(long)
        Text("Takes what it wants").layoutPriority(1)
        Spacer()
      }
    } use: { window in
      let labels = window.widget.child?.visibleDescendants.compactMap { $0 as? GtkLabel } ?? []
      XCTAssertEqual(labels[1].allocatedWidth, labels[1].measure(.horizontal).natural)
      XCTAssertGreaterThanOrEqual(
        labels[0].allocatedHeight,
        labels[0].measure(.vertical, for: labels[0].allocatedWidth).minimum
      )
      XCTAssertLessThanOrEqual(labels[0].allocatedWidth + labels[1].allocatedWidth, 480)
    }
  }
}
