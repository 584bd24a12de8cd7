import GtkTestSupport
import XCTest

import class Gtk.CheckButton
import class Gtk.Switch
import class Gtk.ToggleButton

@testable import GtkUI

final class ToggleTests: XCTestCase {
  func testASwitchWritesAndShowsItsBinding() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("Wi-Fi", isOn: model.binding)
      } use: { window in
        let toggle = try window.first(Switch.self)
        XCTAssertFalse(toggle.isActive)
        XCTAssertEqual(toggle.accessibleRole, .switch)
        XCTAssertEqual(toggle.accessibleLabel, "Wi-Fi")
        XCTAssertEqual(window.texts, ["Wi-Fi"])
        toggle.isActive = true
        window.settle()
        XCTAssertEqual(model.writes, [true])
        model.value = false
        window.settle()
        XCTAssertFalse(toggle.isActive)
        XCTAssertEqual(model.writes, [true], "What is shown isn't written again.")
      }
    }
  }

  func testAButtonThatContainsOnlyAnIconHasTheClassOfGTK() throws {
    try onMain {
      let label = ControlModel(true)
      try inWindow {
        IconLabels(isIcon: label.binding)
      } use: { window in
        let buttons = try [window.first(ToggleButton.self), window.button("Add")]
        XCTAssertEqual(buttons.map { $0.hasCSSClass("image-button") }, [true, true])
        label.value = false
        window.settle()
        XCTAssertEqual(buttons.map { $0.hasCSSClass("image-button") }, [false, false])
      }
    }
  }

  func testToggleOfEachStyleShowsItsBindingIfTheBindingRejectsAValue() throws {
    try onMain {
      let model = ControlModel(false)
      model.accept = { _ in nil }
      try inWindow {
        VStack {
          Toggle("a", isOn: model.binding)
          Toggle("b", isOn: model.binding).toggleStyle(.checkbox)
          Toggle("c", isOn: model.binding).toggleStyle(.button)
        }
      } use: { window in
        let (toggle, check, button) = (
          try window.first(Switch.self), try window.first(CheckButton.self),
          try window.first(ToggleButton.self)
        )
        toggle.isActive = true
        check.isActive = true
        button.isActive = true
        XCTAssertEqual(model.writes, [true, true, true])
        window.settle()
        XCTAssertFalse(toggle.isActive || check.isActive || button.isActive)
        XCTAssertEqual(model.writes, [true, true, true])
      }
    }
  }

  func testCheckboxIsNamedByItsLabel() throws {
    try onMain {
      let model = ControlModel(true)
      try inWindow {
        VStack {
          Toggle("Read_only", isOn: model.binding)
          Toggle(isOn: model.binding) { Text("Mine") }
        }
        .toggleStyle(.checkbox)
      } use: { window in
        let checks = window.all(CheckButton.self)
        XCTAssertEqual(checks.map(\.isActive), [true, true])
        XCTAssertEqual(checks.map(\.accessibleRole), [.checkbox, .checkbox])
        XCTAssertEqual(window.texts, ["Read_only", "Mine"])
        XCTAssertEqual(checks[0].accessibleLabel, "Read_only")
        XCTAssertTrue(checks[1].isLabelledByAnother)
        checks[1].isActive = false
        window.settle()
        XCTAssertEqual(checks.map(\.isActive), [false, false])
      }
    }
  }

  func testToggleOfTheButtonStyleIsActiveAfterAClick() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("Bold", isOn: model.binding).toggleStyle(.button)
      } use: { window in
        try window.click("Bold")
        XCTAssertEqual(model.value, true)
        XCTAssertTrue(try window.first(ToggleButton.self).isActive)
      }
    }
  }

  func testToggleIsNamedByItsHiddenLabel() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        VStack {
          Toggle("a", isOn: model.binding)
          Toggle("b", isOn: model.binding).toggleStyle(.checkbox)
        }
        .labelsHidden()
      } use: { window in
        XCTAssertEqual(window.texts, [])
        XCTAssertEqual(try window.first(Switch.self).accessibleLabel, "a")
        XCTAssertEqual(try window.first(CheckButton.self).accessibleLabel, "b")
      }
    }
  }

  func testAccessibilityLabelOfAToggleRemainsWhenItsTitleChanges() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("1", isOn: model.binding).accessibilityLabel("Mine")
      } use: { window in
        let toggle = try window.first(Switch.self)
        XCTAssertEqual(toggle.accessibleLabel, "Mine")
        window.update { Toggle("2", isOn: model.binding).accessibilityLabel("Mine") }
        XCTAssertEqual(window.texts, ["2"])
        XCTAssertEqual(toggle.accessibleLabel, "Mine")
      }
    }
  }

  func testToggleIsNamedByItsUpdatedTitle() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("1", isOn: model.binding)
      } use: { window in
        window.update { Toggle("2", isOn: model.binding) }
        XCTAssertEqual(try window.first(Switch.self).accessibleLabel, "2")
      }
    }
  }

  func testDisabledToggleIsInsensitive() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("a", isOn: model.binding).disabled()
      } use: { window in
        XCTAssertFalse(try window.first(Switch.self).isEffectivelySensitive)
      }
    }
  }

  func testOnlyTheToggleIsEvaluatedWhenItsValueChanges() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        VStack { Toggle("a", isOn: model.binding) }
      } use: { window in
        let counts = BodyCount.during {
          model.value = true
          window.settle()
        }
        XCTAssertEqual(counts, ["Toggle<Text>": 1])
      }
    }
  }
}

/// Two buttons that contain an icon, or an icon and a title.
private struct IconLabels: View {
  @Binding var isIcon: Bool

  var body: some View {
    Toggle(isOn: .constant(false)) { label(Text("Mute")) }.toggleStyle(.button)
    Button(action: {}) { label(Text("new")) }.accessibilityLabel("Add")
  }

  @ViewBuilder
  private func label(_ title: Text) -> some View {
    Image(systemName: "plus")
    if !isIcon { title }
  }
}
