import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Characters that are composed from several keys.
final class CompositionTests: XCTestCase {
  func testDeadKeysTypeAccentsInATextField() throws {
    try inField { window, model in
      try deadKeys {
        try RealInput.press("c", "a", "f", "dead_acute", "e", in: window.widget)
        expect(model.value == "café", model.value)
        try RealInput.press("dead_diaeresis", "U", in: window.widget)
        expect(model.value == "caféü", model.value)
        try RealInput.press("dead_acute", "space", "x", in: window.widget)
        expect(model.value == "caféü'x" || model.value == "caféü´x", model.value)
      }
    }
  }

  func testDeadKeysInAFieldWhoseBindingChangesTheText() throws {
    try inField { window, model in
      model.accept = { $0.uppercased() }
      try deadKeys {
        try RealInput.type("caf", in: window.widget)
        try RealInput.press("dead_acute", "e", "dead_grave", "a", "z", in: window.widget)
        expect(model.value == "CAFÉÀZ", model.value)
        XCTAssertEqual(try window.first(Entry.self).text, "CAFÉÀZ")
        // In the middle of the text, too.
        try RealInput.press("Home", "dead_circumflex", "o", "dead_tilde", "n", in: window.widget)
        expect(model.value == "ÔÑCAFÉÀZ", model.value)
      }
    }
  }

  func testAChangeOfTheTextDuringACompositionLosesNoKey() throws {
    try inField { window, model in
      try deadKeys {
        try RealInput.press("a", "dead_acute", in: window.widget)
        XCTAssertEqual(model.value, "a")
        try RealInput.press("e", in: window.widget)
        expect(model.value == "aé", model.value)
        // The app replaces the text between both keys.
        try RealInput.press("dead_acute", in: window.widget)
        model.value = "new"
        window.settle()
        try RealInput.press("i", in: window.widget)
        // The text on the screen is continued.
        expect(model.value == "aéí", model.value)
        XCTAssertEqual(try window.first(Entry.self).text, model.value)
      }
    }
  }

  func testBackspaceDuringACompositionDeletesNoText() throws {
    try inField { window, model in
      try deadKeys {
        try RealInput.press("a", "b", "dead_acute", "BackSpace", "c", in: window.widget)
        expect(model.value == "abc", model.value)
      }
    }
  }

  func testTheComposeKeyTypesCharactersInATextField() throws {
    try inField { window, model in
      model.accept = { $0.uppercased() }
      try composeKey {
        try RealInput.press("Multi_key", "apostrophe", "e", in: window.widget)
        expect(model.value == "É", model.value)
        try RealInput.press("Multi_key", "s", "s", in: window.widget)
        expect(model.value == "ÉSS", model.value)
        try RealInput.press("Multi_key", "minus", "minus", "minus", "x", in: window.widget)
        expect(model.value == "ÉSS—X", model.value)
      }
    }
  }

  func testDeadKeysAndTheComposeKeyTypeInATextEditor() throws {
    let model = onMain { ControlModel("") }
    onMain { model.accept = { $0.uppercased() } }
    try withInput {
      TextEditor(text: model.binding).accessibilityLabel("Notes")
    } use: { window in
      try RealInput.click(window.first(TextView.self))
      try deadKeys {
        try RealInput.press("a", "dead_acute", "e", "Return", "dead_grave", "u", in: window.widget)
        expect(model.value == "AÉ\nÙ", model.value)
      }
      try composeKey {
        try RealInput.press("Multi_key", "o", "c", "x", in: window.widget)
        expect(model.value == "AÉ\nÙ©X", model.value)
      }
    }
  }

  func testDeadKeysTypeInASecureFieldAndInASearchField() throws {
    let (secret, query) = onMain { (ControlModel(""), ControlModel("")) }
    try withInput {
      VStack {
        SecureField("Password", text: secret.binding)
      }
      .searchable(text: query.binding)
    } use: { window in
      try deadKeys {
        try RealInput.click(window.first(PasswordEntry.self))
        try RealInput.press("dead_acute", "e", "x", in: window.widget)
        expect(secret.value == "éx", secret.value)
        try RealInput.click(window.first(SearchEntry.self))
        try RealInput.press("t", "dead_acute", "e", in: window.widget)
        expect(query.value == "té", query.value)
      }
    }
  }

  func testAnAccentThatIsTypedAnywhereStartsASearch() throws {
    let query = onMain { ControlModel("") }
    try withInput {
      VStack { Button("Before") {} }.searchable(text: query.binding)
    } use: { window in
      try window.button("Before").grabFocus()
      try deadKeys {
        try RealInput.press("dead_acute", "e", "t", in: window.widget)
        expect(query.value == "ét", query.value)
      }
    }
  }

  private func inField(
    _ test: @MainActor (TestWindow<TextField>, ControlModel<String>) throws -> Void
  ) throws {
    let model = onMain { ControlModel("") }
    try withInput {
      TextField("Name", text: model.binding)
    } use: { window in
      try RealInput.click(window.first(Entry.self))
      try test(window, model)
    }
  }
}

@MainActor
private func deadKeys(_ body: @MainActor () throws -> Void) throws {
  try RealInput.withKeyboard("us", variant: "intl", body)
}

@MainActor
private func composeKey(_ body: @MainActor () throws -> Void) throws {
  try RealInput.withKeyboard("us", options: ["compose:ralt"], body)
}
