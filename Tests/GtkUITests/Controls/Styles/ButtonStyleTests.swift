import GtkTestSupport
import GtkUI
import XCTest

final class ButtonStyleTests: XCTestCase {
  func testRoleOfAButtonSetsItsStyleClasses() throws {
    try inWindow {
      VStack {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
        Button("Remove", role: .destructive) {}.buttonStyle(.borderless)
      }
    } use: { window in
      XCTAssertEqual(
        window.all(GtkButton.self).map(\.appearanceClasses),
        [["destructive-action"], [], ["flat", "destructive"]]
      )
    }
  }

  func testButtonStyleAndTintOfAStackApplyToItsButtonsAndUpdate() throws {
    try inWindow {
      VStack {
        Button("Save") {}
        Button("Other") {}.buttonStyle(.plain)
      }
      .buttonStyle(.borderedProminent)
      .tint(.green)
    } use: { window in
      let button = try window.button("Save")
      XCTAssertEqual(button.appearanceClasses, ["suggested-action", "tint-green"])
      XCTAssertEqual(
        try window.button("Other").appearanceClasses,
        ["flat", "plain", "tint-green"]
      )
      window.update {
        VStack {
          Button("Save") {}
          Button("Other") {}.buttonStyle(.plain)
        }
        .buttonStyle(.bordered)
        .tint(nil)
      }
      XCTAssertEqual(button.appearanceClasses, [])
      XCTAssertFalse(button.hasCSSClass("suggested-action"))
    }
  }

  func testButtonShowsAnIconAndIsNamedByItsTitle() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Button("Add", systemImage: "list-add") { log.append("added") }
      } use: { window in
        try window.click("Add")
        XCTAssertEqual(log.lines, ["added"])
        XCTAssertEqual(window.all(GtkImage.self).count, 1)
      }
    }
  }

  func testButtonTitleHasTheFontOfTheStackAndTheColorUnlessFilled() throws {
    try inWindow {
      VStack {
        Button("Large") {}
        Button("Filled", role: .destructive) {}
      }
      .font(.title)
      .foregroundStyle(.green)
    } use: { window in
      XCTAssertEqual(
        window.all(GtkButton.self).map(\.appearanceClasses),
        [["title-1", "foreground-green"], ["destructive-action", "title-1"]]
      )
    }
  }

  func testHelpIsTheLiteralTooltipOfAButton() throws {
    try inWindow {
      Button("Add") {}.help("Adds <one> & more")
    } use: { window in
      XCTAssertEqual(try window.button("Add").tooltip, "Adds <one> & more")
    }
  }
}
