import GtkTestSupport
import XCTest

@testable import GtkUI

final class CustomButtonStyleTests: XCTestCase {
  func testBodyOfAButtonStyleIsTheContentOfTheButton() throws {
    try onMain {
      let log = Log()
      try inWindow {
        VStack {
          Button("Buy", role: .destructive) { log.append("buy") }
          Button {
            log.append("open")
          } label: {
            Label("Open", systemImage: "folder")
          }
        }
        .buttonStyle(Bracketed())
        Button("Plain") {}.buttonStyle(.bordered)
      } use: { window in
        XCTAssertEqual(window.texts, ["[", "Buy", "] destructive", "[", "Open", "]", "Plain"])
        let button = try window.button("[ Buy ] destructive")
        XCTAssertEqual(button.accessibleRole, .button)
        XCTAssertTrue(button.isFocusable)
        try window.click("[ Buy ] destructive")
        try window.click("[ Open ]")
        XCTAssertEqual(log.lines, ["buy", "open"])
        XCTAssertTrue(button.hasCSSClass("flat"))
        XCTAssertFalse(try window.button("Plain").hasCSSClass("flat"))
      }
    }
  }

  func testButtonStyleReadsWhetherTheButtonIsPressed() throws {
    try inWindow {
      Button("Buy") {}.buttonStyle(Pressed())
    } use: { window in
      XCTAssertEqual(window.texts, ["Buy", "up"])
      let button = try window.first(GtkButton.self)
      button.isPressed = true
      window.settle()
      XCTAssertEqual(window.texts, ["Buy", "down"])
      button.isPressed = false
      window.settle()
      XCTAssertEqual(window.texts, ["Buy", "up"])
    }
  }

  func testAStyleReadsTheEnvironmentOfItsButton() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Button("Buy") { log.append("buy") }
          .buttonStyle(Environmental())
          .disabled()
      } use: { window in
        XCTAssertEqual(window.texts, ["Buy", "(disabled)"])
        XCTAssertFalse(try window.first(GtkButton.self).isEffectivelySensitive)
        window.update {
          Button("Sell") { log.append("sell") }
            .buttonStyle(Environmental())
            .disabled(false)
        }
        XCTAssertEqual(window.texts, ["Sell"])
        try window.click("Sell")
        XCTAssertEqual(log.lines, ["sell"])
      }
    }
  }

  func testButtonIsNamedByItsTitleIfItsStyleShowsNoText() throws {
    try inWindow {
      Button("Buy") {}.buttonStyle(IconOnly())
    } use: { window in
      XCTAssertEqual(try window.first(GtkButton.self).accessibleLabel, "Buy")
    }
  }

  func testABuiltInStyleCanBeChosenWithACondition() throws {
    try onMain {
      let isProminent = Bool(true)
      try inWindow {
        Button("A") {}.buttonStyle(isProminent ? .borderedProminent : .bordered)
        Button("B") {}.buttonStyle(PlainButtonStyle())
      } use: { window in
        XCTAssertTrue(try window.button("A").hasCSSClass("suggested-action"))
        XCTAssertTrue(try window.button("B").hasCSSClass("plain"))
      }
    }
  }
}

private struct Bracketed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      configuration.label
      Text(configuration.role == .destructive ? "] destructive" : "]")
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
    }
  }
}

private struct Environmental: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if !isEnabled { Text("(disabled)") }
    }
  }
}

private struct IconOnly: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: "trash")
  }
}
