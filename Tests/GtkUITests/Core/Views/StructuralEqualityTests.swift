import XCTest

@testable import GtkUI

/// The comparison of values of any type.
final class StructuralEqualityTests: XCTestCase {
  func testValuesWhoseMirrorsLeaveOutFieldsAreDifferent() {
    struct Rows: CustomReflectable {
      let fetch: Int
      var customMirror: Mirror { Mirror(self, children: ["count": 1], displayStyle: .struct) }
    }
    XCTAssertTrue(StructuralEquality.isSame(Rows(fetch: 1), Rows(fetch: 1)))
    XCTAssertFalse(StructuralEquality.isSame(Rows(fetch: 1), Rows(fetch: 2)))
    XCTAssertFalse(StructuralEquality.isSame(Optional(Rows(fetch: 1)), Rows(fetch: 2)))
  }

  func testFieldsAreComparedByTheirContents() {
    struct Field {
      var isOn = false
      var number: Int? = 1
      var text = String(repeating: "long text", count: 10)
    }
    XCTAssertTrue(StructuralEquality.isSame(Field(), Field()))
    XCTAssertFalse(StructuralEquality.isSame(Field(), Field(number: nil)))
  }
}
