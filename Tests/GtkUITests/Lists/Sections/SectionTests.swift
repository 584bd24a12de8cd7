import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Box
import class Gtk.Label

final class SectionTests: XCTestCase {
  func testSectionOutsideAListShowsItsHeaderContentAndFooterInOrder() throws {
    try inWindow {
      VStack {
        Section("Fruit") {
          Text("Apple")
          Text("Pear")
        }
        Section {
          Text("Leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("Boil them.")
        }
        Section { Text("Bread") }
        Section(header: Text("Drinks"), footer: Text("Cold.")) { Text("Water") }
      }
    } use: { window in
      XCTAssertEqual(
        window.texts,
        [
          "Fruit", "Apple", "Pear", "Vegetables", "Leek", "Boil them.", "Bread", "Drinks", "Water",
          "Cold.",
        ]
      )
      let labels = window.all(Label.self)
      XCTAssertEqual(
        labels.map { $0.accessibleRole == .heading }.prefix(4),
        [true, false, false, true]
      )
      XCTAssertEqual(try window.first(Box.self).children, labels)
    }
  }

  func testModifierOfAGroupAppliesToEachOfItsViews() throws {
    try inWindow {
      VStack {
        Group {
          Text("1")
          Text("2")
        }
        .styleClass("a")
        Text("3")
      }
    } use: { window in
      XCTAssertEqual(window.all(Label.self).map { $0.hasCSSClass("a") }, [true, true, false])
    }
  }
}
