import Foundation
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Buttons, switches, links, menus and groups, each with the mouse and with the keyboard.
final class ButtonInputTests: XCTestCase {
  func testMousePressesAButton() throws {
    let log = onMain { Log() }
    try withInput {
      Buttons(log: log)
    } use: { window in
      try RealInput.click(window.button("First"))
      expect(log.lines == ["first"], "\(log.lines)")
      try RealInput.click(window.button("Second"))
      expect(log.lines == ["first", "second"], "\(log.lines)")
    }
  }

  func testKeyboardPressesTheFocusedButton() throws {
    let log = onMain { Log() }
    try withInput {
      Buttons(log: log)
    } use: { window in
      try window.button("First").grabFocus()
      try RealInput.press("space", "Tab", "Return", "<Shift>Tab", "KP_Enter", in: window.widget)
      expect(log.lines == ["first", "second", "first"], "\(log.lines)")
    }
  }

  func testDoubleClickPressesAButtonTwiceAndATripleClickThreeTimes() throws {
    let log = onMain { Log() }
    try withInput {
      Buttons(log: log)
    } use: { window in
      try RealInput.click(window.button("First"), count: 2)
      expect(log.lines == ["first", "first"], "\(log.lines)")
      try RealInput.click(window.button("Second"), count: 3)
      expect(log.lines.filter { $0 == "second" }.count == 3, "\(log.lines)")
    }
  }

  func testAPressThatIsReleasedBesideAButtonDoesNothing() throws {
    let log = onMain { Log() }
    try withInput {
      Buttons(log: log)
    } use: { window in
      try RealInput.move(to: window.button("First"))
      try RealInput.pressButton()
      try RealInput.move(to: window.button("Second"))
      try RealInput.releaseButton()
      XCTAssertEqual(log.lines, [])
      try RealInput.clickAgain()
      expect(log.lines == ["second"], "\(log.lines)")
    }
  }

  func testADisabledButtonIgnoresTheMouseAndTheKeyboardSkipsIt() throws {
    let log = onMain { Log() }
    try withInput {
      VStack {
        Button("Before") { log.append("before") }
        Button("Disabled") { log.append("disabled") }.disabled(true)
        Button("After") { log.append("after") }
      }
    } use: { window in
      try RealInput.click(window.button("Disabled"), count: 2)
      XCTAssertEqual(log.lines, [])
      try window.button("Before").grabFocus()
      try RealInput.press("Tab", "space", in: window.widget)
      expect(log.lines == ["after"], "\(log.lines)")
    }
  }

  func testMouseSwitchesEachKindOfToggle() throws {
    let models = onMain { (0..<3).map { _ in ControlModel(false) } }
    try withInput {
      Toggles(models: models)
    } use: { window in
      for (index, toggle) in try toggles(window).enumerated() {
        try RealInput.click(toggle)
        expect(models[index].value, "\(toggle)")
        try RealInput.click(toggle)
        expect(models[index].writes == [true, false], "\(toggle): \(models[index].writes)")
      }
    }
  }

  func testAClickOnTheLabelOfACheckboxSwitchesIt() throws {
    let model = onMain { ControlModel(false) }
    try withInput {
      Toggle("Read only", isOn: model.binding).toggleStyle(.checkbox)
    } use: { window in
      try RealInput.click(window.label("Read only"))
      expect(model.value)
    }
  }

  func testKeyboardSwitchesEachKindOfToggle() throws {
    let models = onMain { (0..<3).map { _ in ControlModel(false) } }
    try withInput {
      Toggles(models: models)
    } use: { window in
      try toggles(window)[0].grabFocus()
      for model in models {
        try RealInput.press("space", in: window.widget)
        expect(model.writes == [true], "\(model.writes)")
        try RealInput.press("space", "Tab", in: window.widget)
        expect(model.writes == [true, false], "\(model.writes)")
      }
    }
  }

  func testMouseAndKeyboardOpenALink() throws {
    let log = onMain { Log() }
    try withInput {
      VStack {
        Button("Before") {}
        Link("Site", destination: URL(fileURLWithPath: "/site"))
      }
      .environment(
        \.openURL,
        OpenURLAction {
          log.append($0.path)
          return .handled
        }
      )
    } use: { window in
      try RealInput.click(window.find(.link, named: "Site"))
      expect(log.lines == ["/site"], "\(log.lines)")
      try window.button("Before").grabFocus()
      try RealInput.press("Tab", "Return", in: window.widget)
      expect(log.lines == ["/site", "/site"], "\(log.lines)")
    }
  }

  func testMouseAndKeyboardExpandAGroup() throws {
    let model = onMain { ControlModel(false) }
    try withInput {
      VStack {
        Button("Before") {}
        DisclosureGroup("Group", isExpanded: model.binding) { Text("Content") }
      }
    } use: { window in
      try RealInput.click(window.label("Group"))
      expect(model.value && window.texts == ["Before", "Group", "Content"], "\(window.texts)")
      try RealInput.click(window.label("Group"))
      expect(!model.value && window.texts == ["Before", "Group"], "\(window.texts)")
      try window.button("Before").grabFocus()
      try RealInput.press("Tab", "space", in: window.widget)
      expect(model.value)
      try RealInput.press("Return", in: window.widget)
      expect(!model.value)
      XCTAssertEqual(model.writes, [true, false, true, false])
    }
  }

  func testMouseChoosesAnItemOfAMenu() throws {
    let log = onMain { Log() }
    try withInput {
      EditMenu(log: log)
    } use: { window in
      for title in ["Copy", "Paste"] {
        try RealInput.click(window.find(.button, named: "Edit"))
        try RealInput.click(window.waitForOpenPopover().menuItem(title))
        expect(!window.hasPopover)
      }
      expect(log.lines == ["copy", "paste"], "\(log.lines)")
    }
  }

  func testKeyboardChoosesAnItemOfAMenuAndEscapeClosesIt() throws {
    let log = onMain { Log() }
    try withInput {
      EditMenu(log: log)
    } use: { window in
      try window.find(.button, named: "Edit").grabFocus()
      try RealInput.press("space", in: window.widget)
      _ = try window.waitForOpenPopover()
      try window.press("Down", untilFocusIs: { $0.menuItemTitle == "Paste" })
      try RealInput.press("Return", in: window.widget)
      expect(log.lines == ["paste"], "\(log.lines)")
      expect(!window.hasPopover)
      try RealInput.press("space", in: window.widget)
      _ = try window.waitForOpenPopover()
      try RealInput.press("Escape", in: window.widget)
      expect(!window.hasPopover)
      XCTAssertEqual(log.lines, ["paste"])
    }
  }

  func testAClickBesideAMenuOnlyClosesIt() throws {
    let log = onMain { Log() }
    try withInput {
      VStack {
        EditMenu(log: log)
        Spacer()
        Button("Below") { log.append("below") }
      }
    } use: { window in
      try RealInput.click(window.find(.button, named: "Edit"))
      _ = try window.waitForOpenPopover()
      try RealInput.click(window.button("Below"))
      expect(!window.hasPopover)
      XCTAssertEqual(log.lines, [])
      try RealInput.click(window.button("Below"))
      expect(log.lines == ["below"], "\(log.lines)")
    }
  }
}

@MainActor
private func toggles(_ window: TestWindow<Toggles>) throws -> [Widget] {
  [
    try window.first(Switch.self), try window.first(CheckButton.self),
    try window.first(ToggleButton.self),
  ]
}

private struct Buttons: View {
  let log: Log

  var body: some View {
    VStack {
      Button("First") { log.append("first") }
      Button("Second") { log.append("second") }
    }
  }
}

private struct Toggles: View {
  let models: [ControlModel<Bool>]

  var body: some View {
    VStack {
      Toggle("Switch", isOn: models[0].binding)
      Toggle("Checkbox", isOn: models[1].binding).toggleStyle(.checkbox)
      Toggle("Button", isOn: models[2].binding).toggleStyle(.button)
    }
  }
}

private struct EditMenu: View {
  let log: Log

  var body: some View {
    Menu("Edit") {
      Button("Copy") { log.append("copy") }
      Button("Paste") { log.append("paste") }
    }
  }
}
