import XCTest

@testable import Gtk

final class PropertyValueTests: GtkTestCase {
  func testPropertyOfEachTypeIsReadAndSet() {
    withoutLeaks { probe in
      let revealer = probe(Revealer())
      revealer.setProperty("reveal-child", true)
      XCTAssertEqual(revealer.property("reveal-child", as: Bool.self), true)
      revealer.setProperty("width-request", Int32(-1))
      XCTAssertEqual(revealer.property("width-request", as: Int32.self), -1)
      revealer.setProperty("transition-duration", UInt32(4_000_000_000))
      XCTAssertEqual(revealer.property("transition-duration", as: UInt32.self), 4_000_000_000)
      revealer.setProperty("opacity", 0.25)
      XCTAssertEqual(revealer.property("opacity", as: Double.self), 0.25, accuracy: 0.01)
      revealer.setProperty("name", "ä")
      XCTAssertEqual(revealer.property("name", as: String.self), "ä")
    }
  }

  func testNullStringIsReadAsNilOrAsTheEmptyString() {
    withoutLeaks { probe in
      let label = probe(Label(text: "x"))
      label.setProperty("tooltip-text", String?.some("help"))
      XCTAssertEqual(label.tooltip, "help")
      label.setProperty("tooltip-text", String?.none)
      XCTAssertNil(label.property("tooltip-text", as: String?.self))
      XCTAssertEqual(label.property("tooltip-text", as: String.self), "")
      XCTAssertNil(label.tooltip)
    }
  }
}
