import GtkTestSupport
import XCTest

import class Gtk.Entry
import struct Gtk.InputHints

@testable import GtkUI

final class TextInputTraitsTests: XCTestCase {
  func testInputTraitsSetThePurposeAndTheHintsOfAField() throws {
    try onMain {
      try inWindow {
        VStack {
          TextField("Mail", text: .constant(""))
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
          TextField("Name", text: .constant(""))
            .textContentType(.name)
            .textInputAutocapitalization(.words)
          TextField("Number", text: .constant(""))
            .keyboardType(.numberPad)
            .textContentType(.oneTimeCode)
          TextField("Text", text: .constant(""))
        }
      } use: { window in
        let entries = window.all(Entry.self)
        XCTAssertEqual(entries.map(\.inputPurpose), [.email, .name, .digits, .freeForm])
        XCTAssertEqual(
          entries.map(\.inputHints),
          [[.lowercase, .noSpellcheck], .uppercaseWords, [], []]
        )
      }
    }
  }

  func testInputHintsOfAFieldUpdateWithTheModel() throws {
    try onMain {
      let model = ControlModel(true)
      try inWindow {
        Correcting(model: model)
      } use: { window in
        let entry = try window.first(Entry.self)
        XCTAssertEqual(entry.inputHints, .noSpellcheck)
        model.value = false
        window.settle()
        XCTAssertEqual(entry.inputHints, [])
      }
    }
  }
}

private struct Correcting: View {
  let model: ControlModel<Bool>

  var body: some View {
    TextField("Text", text: .constant("")).autocorrectionDisabled(model.value)
  }
}
