import XCTest

@testable import Gtk

final class RGBATests: XCTestCase {
  func testColorIsConvertedToAColorOfGDKAndBack() {
    let color = RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    XCTAssertEqual(RGBA(color.gdk), color)
    XCTAssertEqual(RGBA(red: 0, green: 0, blue: 0).alpha, 1)
  }

  func testComponentOfPangoIsClampedAndNaNIsZero() {
    let parts: [(Double, UInt16)] = [
      (0, 0), (1, .max), (0.5, 32_767), (-1, 0), (2, .max), (.infinity, .max), (.nan, 0),
    ]
    for (part, expected) in parts {
      XCTAssertEqual(RGBA.sixteenBit(part), expected, "\(part)")
    }
  }
}
