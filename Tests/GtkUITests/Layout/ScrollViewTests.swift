import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Label
import class Gtk.ScrolledWindow

final class ScrollViewTests: XCTestCase {
  func testScrollViewScrollsVerticallyAndExpands() throws {
    try inWindow(width: 300, height: 200) {
      ScrollView {
        Text(Array(repeating: "line", count: 200).joined(separator: "\n"))
      }
    } use: { window in
      let scrolled = try window.first(ScrolledWindow.self)
      XCTAssertEqual(scrolled.policy.horizontal, .never)
      XCTAssertEqual(scrolled.policy.vertical, .automatic)
      XCTAssertTrue(scrolled.hexpand && scrolled.vexpand)
      XCTAssertLessThan(scrolled.allocatedHeight, 300)
      XCTAssertTrue(
        GtkTesting.wait {
          scrolled.verticalOffset = 40
          return scrolled.verticalOffset == 40
        }
      )
    }
  }

  func testScrollViewUpdatesItsContentInPlace() throws {
    try inWindow {
      ScrollView { Text("1") }
    } use: { window in
      let label = try window.first(Label.self)
      window.update { ScrollView { Text("2") } }
      XCTAssertTrue(try window.first(Label.self) === label)
      XCTAssertEqual(window.texts, ["2"])
    }
  }

  func testScrollViewPlacesSeveralViewsInAColumn() throws {
    try inWindow {
      ScrollView {
        Text("1")
        Text("2")
      }
    } use: { window in
      let labels = window.all(Label.self)
      let offset = try XCTUnwrap(labels[0].translate(x: 0, y: 0, to: labels[1]))
      XCTAssertLessThan(offset.y, 0)
    }
  }

  func testScrollViewScrollsAlongTheGivenAxes() throws {
    try inWindow {
      VStack {
        ScrollView(.horizontal) { Text("1") }
        ScrollView([.horizontal, .vertical]) { Text("2") }
      }
    } use: { window in
      let scrolled = window.all(ScrolledWindow.self)
      XCTAssertEqual(scrolled.map(\.policy.horizontal), [.automatic, .automatic])
      XCTAssertEqual(scrolled.map(\.policy.vertical), [.never, .automatic])
      XCTAssertLessThan(scrolled[0].allocatedHeight, 60)
      XCTAssertGreaterThan(scrolled[1].allocatedHeight, 300)
    }
  }
}
