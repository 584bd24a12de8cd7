import CGtk
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Fields in which an input method composes text while the app changes the value.
final class PreeditTests: XCTestCase {
  func testChangedValueIsShownAfterTheComposition() throws {
    try onMain {
      let model = ControlModel("one")
      try inWindow {
        TextField("Name", text: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        try check(entry, model, in: window) { entry.text }
      }
    }
  }

  func testEditorShowsAChangedValueAfterTheComposition() throws {
    try onMain {
      let model = ControlModel("one")
      try inWindow {
        TextEditor(text: model.binding)
      } use: { window in
        let view = try window.first(TextView.self)
        try check(view, model, in: window) { view.text }
      }
    }
  }

  func testSearchFieldShowsAChangedValueAfterTheComposition() throws {
    try onMain {
      let model = ControlModel("one")
      try inWindow {
        Text("content").searchable(text: model.binding)
      } use: { window in
        let entry = try window.first(SearchEntry.self)
        try check(entry, model, in: window) { entry.text }
      }
    }
  }

  func testCompositionDoesNotMoveToAnotherProperty() throws {
    try onMain {
      let models = [ControlModel("one"), ControlModel("two")]
      try inWindow {
        TextField("Name", text: Bindable(models[0]).value)
      } use: { window in
        let entry = try window.first(Entry.self)
        compose("ni", in: entry)
        window.update { TextField("Name", text: Bindable(models[1]).value) }
        window.settle()
        XCTAssertEqual(entry.text, "two")
      }
    }
  }

  func testTextThatTheBindingRewritesIsShownAfterTheComposition() throws {
    try onMain {
      let model = ControlModel("")
      model.accept = { $0.uppercased() }
      try inWindow {
        TextField("Name", text: model.binding)
      } use: { window in
        let entry = try window.first(Entry.self)
        // The input method commits a part while the rest is still composed.
        compose("xy", in: entry)
        entry.insertText("x")
        window.settle()
        XCTAssertEqual(model.value, "X")
        XCTAssertEqual(entry.text, "x")
        entry.insertText("y")
        compose("", in: entry)
        window.settle()
        XCTAssertEqual(entry.text, "XY")
        XCTAssertEqual(model.value, "XY")
      }
    }
  }
}

/// Changes the value during a composition, and ends the composition.
@MainActor
private func check(
  _ widget: any ComposingWidget,
  _ model: ControlModel<String>,
  in window: TestWindow<some View>,
  text: @MainActor () -> String
) throws {
  XCTAssertFalse(widget.isComposing)
  compose("ni", in: widget)
  XCTAssertTrue(widget.isComposing)
  model.value = "two"
  window.settle()
  XCTAssertEqual(text(), "one", "The composition goes on.")
  compose("", in: widget)
  XCTAssertFalse(widget.isComposing)
  window.settle()
  XCTAssertEqual(text(), "two")
  XCTAssertEqual(model.writes, [])
}

@MainActor
private func compose(_ preedit: String, in widget: any ComposingWidget) {
  cgtk_emit_preedit_changed(widget.composer.pointer, preedit)
}
