import XCTest

@testable import GtkUI

final class MenuLayoutTests: XCTestCase {
  func testAdditionsAreAroundWhatTheyAreAddedTo() {
    let layout = MenuLayout([
      placed(.after(.newItem), ["d"]),
      placed(.before(.newItem), ["a"]),
      placed(.after(.newItem), ["e"]),
      placed(.standard(.newItem), ["b", "c"]),
    ])
    XCTAssertEqual(titles(layout), [["a", "b", "c", "d", "e"]])
  }

  func testAReplacementTakesTheStandardAway() {
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

  func testDividersPartSectionsAndEmptyOnesAreLeftOut() {
    let layout = MenuLayout([
      PlacedCommands(place: .menu("M"), parts: [[], items(["a"]), [], items(["b"])]),
      PlacedCommands(place: .menu("Empty"), parts: [[]]),
      PlacedCommands(place: .after(.undoRedo), parts: [items(["u"]), items(["v"])]),
    ])
    XCTAssertEqual(titles(layout), [["u"], ["v"], ["a"], ["b"]])
    XCTAssertEqual(layout.sections.map(\.title), [nil, nil, "M", nil])
  }

  func testMenusComeBetweenTheGroups() {
    let layout = MenuLayout([
      placed(.menu("Second"), ["2"]),
      placed(.menu("Third"), ["3"]),
      placed(.standard(.appTermination), ["Quit"]),
      placed(.standard(.newItem), ["New"]),
      placed(.after(.windowSize), ["Zoom"]),
    ])
    XCTAssertEqual(titles(layout), [["New"], ["2"], ["3"], ["Zoom"], ["Quit"]])
  }

  private func items(_ titles: [String]) -> [MenuItem] {
    titles.map { MenuItem(title: $0, action: $0, accelerator: nil) }
  }

  private func placed(_ place: CommandPlace, _ titles: [String]) -> PlacedCommands {
    PlacedCommands(place: place, parts: [items(titles)])
  }

  private func titles(_ layout: MenuLayout) -> [[String]] {
    layout.sections.map { $0.items.map(\.title) }
  }
}
