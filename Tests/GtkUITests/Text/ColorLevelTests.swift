import GtkTestSupport
import XCTest

@testable import GtkUI

final class ColorLevelTests: XCTestCase {
  func testSecondaryAndTranslucentPrimaryTextIsDimmed() throws {
    try onMain {
      let isLate = false
      try inWindow {
        VStack {
          Text("a").foregroundColor(.secondary)
          Text("b").foregroundStyle(isLate ? Color.red : .secondary)
          Text("c").foregroundStyle(Color.primary)
          Text("d").foregroundStyle(Color.primary.opacity(0.6))
        }
      } use: { window in
        XCTAssertEqual(
          window.all(GtkLabel.self).map(\.appearanceClasses),
          [["dim-label"], ["dim-label"], ["foreground-primary"], ["dim-label"]]
        )
      }
    }
  }

  func testSecondaryColorWithAChangedComponentIsAPlainColor() {
    var color = Color.secondary
    color.red = 1
    XCTAssertEqual(color, Color(red: 1, green: 0.5, blue: 0.5))
  }
}
