import GtkTestSupport
import XCTest

import class Gtk.Label
import class Gtk.Widget

@testable import GtkUI

final class ButtonTests: XCTestCase {
  func testClickRunsTheCurrentActionOfAButtonOnce() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Button("Add") { log.append("old") }
      } use: { window in
        let button = try window.button("Add")
        try window.click("Add")
        window.update { Button("Add") { log.append("new") } }
        try window.click("Add")
        XCTAssertTrue(try window.button("Add") === button)
        XCTAssertEqual(log.lines, ["old", "new"])
      }
    }
  }

  func testButtonIsNamedByItsCurrentTitle() throws {
    try inWindow {
      Button("Start_it") {}
    } use: { window in
      let button = try window.button("Start_it")
      XCTAssertEqual(button.texts, ["Start_it"], "An underscore is a character like any other.")
      XCTAssertEqual(button.accessibleRole, .button)
      window.update { Button("Stop") {} }
      XCTAssertTrue(try window.button("Stop") === button)
    }
  }

  func testButtonUpdatesItsContentInPlace() throws {
    try inWindow {
      Button(action: {}) {
        Text("+")
        if true { Text("1") }
      }
      .accessibilityLabel("Increment")
    } use: { window in
      let button = try window.button("Increment")
      XCTAssertEqual(button.texts, ["+", "1"])
      let plus = try window.first(Label.self)
      window.update {
        Button(action: {}) {
          Text("−")
          if false { Text("1") }
        }
        .accessibilityLabel("Decrement")
      }
      XCTAssertTrue(try window.button("Decrement") === button)
      XCTAssertTrue(try window.first(Label.self) === plus)
      XCTAssertEqual(button.texts, ["−"])
    }
  }

  func testButtonIsNamedByTheCurrentTextOfItsLabel() throws {
    try onMain {
      try expectNameUpdates { isFirst in Grid { GridRow { Word(isFirst: isFirst) } } }
      try expectNameUpdates { isFirst in Text("").overlay { Word(isFirst: isFirst) } }
      try expectNameUpdates { Word(isFirst: $0).overlay { EmptyView() } }
      try expectNameUpdates { Word(isFirst: $0).background(Color.red, in: Capsule()) }
      try expectNameUpdates { isFirst in WrappingHStack { Word(isFirst: isFirst) } }
      try expectNameUpdates { Word(isFirst: $0).frame(width: 80) }
      try expectNameUpdates { Word(isFirst: $0).padding() }
    }
  }

  func testDisabledButtonCannotBeClicked() throws {
    try inWindow {
      Button("Add") { XCTFail("clicked") }
        .disabled()
    } use: { window in
      XCTAssertThrowsError(try window.click("Add"))
      XCTAssertFalse(try window.button("Add").isEffectivelySensitive)
    }
  }

  func testFrozenOrDismantledButtonDoesNotRunItsAction() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Button("Add") { log.append("clicked") }
      } use: { window in
        let button = try window.button("Add")
        window.host.node?.freeze()
        button.emit("clicked")
        window.update { Button("Other") {} }
        XCTAssertEqual(button.texts, ["Add"], "A frozen button shows its last title.")
        window.host.dismantle()
        button.emit("clicked")
        XCTAssertEqual(log.lines, [])
      }
    }
  }
}

@MainActor
private func expectNameUpdates(
  _ label: @escaping @MainActor (Bool) -> some View,
  line: UInt = #line
) throws {
  try inWindow(line: line) {
    Button(action: {}) { label(true) }
  } use: { window in
    let button = try XCTUnwrap(
      window.all(Widget.self).first { $0.accessibleRole == .button },
      line: line
    )
    @MainActor func names() -> [String]? {
      button.namingLabels?.compactMap { ($0.widget as? Label)?.text }.filter { !$0.isEmpty }
    }
    XCTAssertEqual(names(), ["One"], line: line)
    window.update { Button(action: {}) { label(false) } }
    XCTAssertEqual(names(), ["Two"], line: line)
  }
}

/// A view that shows one of two words, each in a label of its own.
private struct Word: View {
  let isFirst: Bool

  var body: some View {
    if isFirst {
      Text("One")
    } else {
      Text("Two")
    }
  }
}
