import GtkTestSupport
import XCTest

@testable import GtkUI

final class ColorLevelTests: XCTestCase {
  func testPrimaryAndSecondaryTextHaveTheirClasses() throws {
    try onMain {
      let isLate = false
      try inWindow {
        VStack {
          Text("a").foregroundColor(.secondary)
          Text("b").foregroundStyle(isLate ? Color.red : .secondary)
          Text("c").foregroundStyle(Color.primary)
        }
      } use: { window in
        XCTAssertEqual(
          window.all(GtkLabel.self).map(\.appearanceClasses),
          [["dim-label"], ["dim-label"], ["foreground-primary"]]
        )
      }
    }
  }

  func testTranslucentTextColorHasItsOpacity() throws {
    try inWindow {
      Text("a").foregroundStyle(Color.primary.opacity(0.2))
      Text("b").foregroundStyle(Color.secondary.opacity(0))
      Text("c").foregroundStyle(Color.primary.opacity(0.5).opacity(2))
    } use: { window in
      let labels = window.all(GtkLabel.self)
      XCTAssertEqual(labels.map(\.appearanceClasses), [[], [], ["foreground-primary"]])
      XCTAssertEqual(
        labels.map { $0.attributesText.contains("foreground-alpha") },
        [true, true, false]
      )
      XCTAssertTrue(labels[0].attributesText.contains("foreground-alpha 13107"))
    }
  }

  func testIconInATranslucentTextColorHasTheNearestLevel() {
    func nearest(_ color: Color) -> String? { color.foreground.nearestClass }
    XCTAssertEqual(nearest(.primary.opacity(0.9)), "foreground-primary")
    XCTAssertEqual(nearest(.primary.opacity(0.6)), "dim-label")
    XCTAssertEqual(nearest(.secondary.opacity(0.7)), "foreground-tertiary")
    XCTAssertEqual(nearest(.primary.opacity(0)), "foreground-quaternary")
  }

  func testSecondaryColorWithAChangedComponentIsAPlainColor() {
    var color = Color.secondary
    color.red = 1
    XCTAssertEqual(color, Color(red: 1, green: 0.5, blue: 0.5))
  }
}
