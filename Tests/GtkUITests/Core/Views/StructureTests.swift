import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Box
import class Gtk.Label

/// The widgets that are retained and replaced when the structure of the views changes.
final class StructureTests: XCTestCase {
  func testIfElseReplacesItsWidgetOnlyWhenTheBranchChanges() throws {
    try inWindow {
      VStack { Either(isFirst: true, text: "1") }
    } use: { window in
      let first = try window.first(Label.self)
      window.update { VStack { Either(isFirst: true, text: "2") } }
      XCTAssertTrue(try window.first(Label.self) === first)
      XCTAssertEqual(window.texts, ["2"])
      window.update { VStack { Either(isFirst: false, text: "3") } }
      let second = try window.first(Label.self)
      XCTAssertFalse(second === first)
      XCTAssertNil(first.parent)
      XCTAssertEqual(window.texts, ["else 3"])
      window.update { VStack { Either(isFirst: false, text: "4") } }
      XCTAssertTrue(try window.first(Label.self) === second)
      XCTAssertEqual(window.texts, ["else 4"])
    }
  }

  func testOptionalViewIsInsertedBetweenItsSiblingsAndRemoved() throws {
    try inWindow {
      Sandwich(middle: nil)
    } use: { window in
      let box = try window.first(Box.self)
      let around = window.all(Label.self)
      XCTAssertEqual(window.texts, ["before", "after"])
      window.update { Sandwich(middle: "1") }
      XCTAssertEqual(window.texts, ["before", "1", "after"])
      let middle = window.all(Label.self)[1]
      XCTAssertEqual(box.children, [around[0], middle, around[1]])
      window.update { Sandwich(middle: "2") }
      XCTAssertTrue(window.all(Label.self)[1] === middle)
      window.update { Sandwich(middle: nil) }
      XCTAssertEqual(box.children, around)
      XCTAssertNil(middle.parent)
    }
  }

  func testSwitchShowsTheViewsOfItsCurrentCase() throws {
    try inWindow {
      Switch(choice: .one)
    } use: { window in
      let around = window.all(Label.self).last
      for (choice, expected) in [
        (Choice.two, ["two", "2", "end"]), (.three, ["end"]), (.one, ["one", "end"]),
        (.three, ["end"]), (.two, ["two", "2", "end"]),
      ] {
        window.update { Switch(choice: choice) }
        XCTAssertEqual(window.texts, expected)
        XCTAssertTrue(window.all(Label.self).last === around)
      }
    }
  }

  func testConditionWithoutAContainerUpdatesTheContentOfTheWindow() throws {
    try inWindow {
      Either(isFirst: true, text: "1")
      Text("after")
    } use: { window in
      window.update {
        Either(isFirst: false, text: "2")
        Text("after")
      }
      XCTAssertEqual(window.texts, ["else 2", "after"])
    }
  }

  func testButtonRetainsItsFocusWhenASiblingIsInsertedAndRemoved() throws {
    try inWindow {
      Growing(hasMore: false)
    } use: { window in
      let button = try window.button("Stays")
      button.grabFocus()
      for hasMore in [true, false, true] {
        window.update { Growing(hasMore: hasMore) }
        XCTAssertTrue(try window.button("Stays") === button)
        XCTAssertTrue(button.isFocus)
      }
      XCTAssertEqual(window.texts, ["Stays", "more"])
    }
  }

  func testEmptyViewAndFalseConditionCreateNoWidget() throws {
    try inWindow {
      VStack {
        EmptyView()
        if false { Text("1") }
      }
    } use: { window in
      XCTAssertEqual(try window.first(Box.self).children, [])
    }
  }
}

private struct Either: View {
  let isFirst: Bool
  let text: String

  var body: some View {
    if isFirst {
      Text(text)
    } else {
      Text("else \(text)")
    }
  }
}

private struct Sandwich: View {
  let middle: String?

  var body: some View {
    VStack {
      Text("before")
      if let middle {
        Text(middle)
      }
      Text("after")
    }
  }
}

private enum Choice {
  case one, two, three
}

private struct Switch: View {
  let choice: Choice

  var body: some View {
    HStack {
      switch choice {
      case .one:
        Text("one")
      case .two:
        Text("two")
        Text("2")
      case .three:
        EmptyView()
      }
      Text("end")
    }
  }
}

private struct Growing: View {
  let hasMore: Bool

  var body: some View {
    Button("Stays") {}
    if hasMore {
      Text("more")
    }
  }
}
