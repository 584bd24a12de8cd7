import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class WrappingHStackTests: XCTestCase {
  private static let long = "A text that needs most of a line, and leaves no room"

  func testWrappingHStackWrapsLongTextsAndRetainsTheirWidgets() throws {
    try inWindow(width: 300) {
      WrappingHStack(spacing: 12, lineSpacing: 6) {
        Text("One")
        Text("Two")
      }
    } use: { window in
      let labels = window.all(GtkLabel.self)
      XCTAssertTrue(GtkTesting.wait { labels.allSatisfy { $0.allocatedWidth > 0 } })
      XCTAssertEqual(window.lines, 1)
      window.update {
        WrappingHStack(spacing: 12, lineSpacing: 6) {
          Text(Self.long)
          Text("and another one")
        }
      }
      XCTAssertEqual(window.all(GtkLabel.self), labels)
      XCTAssertTrue(GtkTesting.wait { window.lines == 2 })
      XCTAssertEqual(window.texts, [Self.long, "and another one"])
    }
  }

  func testWrappingHStackWrapsATextThatIsWiderThanALine() throws {
    try inWindow(width: 200) {
      WrappingHStack { Text(String(repeating: "9", count: 60)) }
    } use: { window in
      let label = try window.first(GtkLabel.self)
      XCTAssertLessThanOrEqual(label.allocatedWidth, 200)
      XCTAssertGreaterThan(label.measure(.vertical, for: 200).minimum, 40)
    }
  }
}

extension TestWindow {
  /// The number of lines on which the texts are placed.
  fileprivate var lines: Int {
    Set(all(GtkLabel.self).map { $0.translate(x: 0, y: 0, to: widget)?.y }).count
  }
}
