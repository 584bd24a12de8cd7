import Gtk
import GtkTestSupport
import GtkUI
import XCTest

/// Elements that are property wrappers, with row closures that begin with `$element in`.
final class ForEachProjectionTests: XCTestCase {
  func testRowOfABindingWritesItsValue() throws {
    try onMain {
      let model = NamesModel()
      try inWindow {
        NamesView(model: model)
      } use: { window in
        XCTAssertEqual(window.texts, ["Blob", "Blob Jr.", "Blob", "Blob Jr."])
        try window.findAll(.button)[1].click()
        XCTAssertEqual(model.names.map(\.text), ["Blob", "Blob Jr.!"])
        XCTAssertEqual(window.texts, ["Blob", "Blob Jr.!", "Blob", "Blob Jr.!"])
      }
    }
  }
}

private struct Name: Identifiable {
  let id: Int
  var text: String
}

@MainActor @Observable
private final class NamesModel {
  var names = [Name(id: 1, text: "Blob"), Name(id: 2, text: "Blob Jr.")]
}

private struct NamesView: View {
  @Bindable var model: NamesModel

  var body: some View {
    let names = model.names.indices.map { $model.names[$0] }
    VStack {
      ForEach(names, id: \.wrappedValue.id) { $name in
        Text(name.text)
      }
      ForEach(names, id: \.wrappedValue.id) { $name in
        Button(name.text) { $name.wrappedValue.text += "!" }
      }
    }
  }
}
