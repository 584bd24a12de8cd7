import GtkTestSupport
import XCTest

@testable import GtkUI

final class MenuLayoutTests: XCTestCase {
  func testAddedMenuItemsAreBeforeAndAfterTheStandardItems() {
    onMain {
      let layout = MenuLayout([
        placed(.after(.newItem), ["d"]),
        placed(.before(.newItem), ["a"]),
        placed(.after(.newItem), ["e"]),
        placed(.standard(.newItem), ["b", "c"]),
      ])
      XCTAssertEqual(titles(layout), [["a", "b", "c", "d", "e"]])
    }
  }

  func testReplacementRemovesTheStandardMenuItems() {
    onMain {
      let layout = MenuLayout([
        placed(.replacing(.help), ["x"]),
        placed(.standard(.help), ["Keyboard Shortcuts"]),
        placed(.replacing(.appInfo), []),
        placed(.standard(.appInfo), ["About"]),
        placed(.after(.appInfo), ["Credits"]),
        placed(.standard(.appTermination), ["Quit"]),
      ])
      XCTAssertEqual(titles(layout), [["x", "Credits", "Quit"]])
    }
  }

  func testDividersSeparateMenuSectionsAndEmptySectionsAreOmitted() {
    onMain {
      let layout = MenuLayout([
        placed(.menu("M"), ["-", "a", "-", "-", "b"]),
        placed(.menu("Empty"), ["-"]),
        placed(.after(.undoRedo), ["u", "-", "v"]),
      ])
      XCTAssertEqual(titles(layout), [["u"], ["v"], ["a"], ["b"]])
      XCTAssertEqual(layout.sections.map(\.title), [nil, nil, "M", nil])
    }
  }

  func testCommandMenusAreBetweenTheStandardGroups() {
    onMain {
      let layout = MenuLayout([
        placed(.menu("Second"), ["2"]),
        placed(.menu("Third"), ["3"]),
        placed(.standard(.appTermination), ["Quit"]),
        placed(.standard(.newItem), ["New"]),
        placed(.after(.windowSize), ["Zoom"]),
      ])
      XCTAssertEqual(titles(layout), [["New"], ["2"], ["3"], ["Zoom"], ["Quit"]])
    }
  }

}

@MainActor
private func placed(_ place: CommandPlace, _ titles: [String]) -> PlacedCommands {
  let elements = titles.map { title in
    title == "-" ? MenuElement.divider : MenuElement(kind: .action, title: title)
  }
  return PlacedCommands(place: place, elements: elements)
}

@MainActor
private func titles(_ layout: MenuLayout) -> [[String]] {
  layout.sections.map { $0.items.map(\.title) }
}
