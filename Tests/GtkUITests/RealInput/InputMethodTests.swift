import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Chinese text that is composed of Latin letters, with real keys and a real input method.
final class InputMethodTests: XCTestCase {
  func testComposedTextIsWrittenOnceWhenItIsAccepted() throws {
    try inField { entry, model, window in
      try compose("nihao", in: entry, window)
      XCTAssertEqual(model.writes, [], "Nothing is written early.")
      XCTAssertEqual(entry.text, "")
      try accept(in: entry, window)
      XCTAssertEqual(model.writes, ["你好"])
      XCTAssertEqual(entry.text, "你好")
    }
  }

  func testUpdateOfTheViewDoesNotEndTheComposition() throws {
    try inField { entry, model, window in
      for (index, letter) in "nihao".enumerated() {
        try compose(String(letter), in: entry, window)
        window.update { field(model, note: "update \(index)") }
        window.settle()
        XCTAssertTrue(entry.isComposing)
      }
      XCTAssertTrue(window.texts.contains("update 4"))
      try accept(in: entry, window)
      XCTAssertEqual(model.writes, ["你好"])
    }
  }

  func testTextThatTheBindingRewritesIsComposedFurther() throws {
    try inField { entry, model, window in
      model.accept = { $0.replacing("你", with: "您") }
      for count in 1...3 {
        try compose("nihao", in: entry, window)
        try accept(in: entry, window)
        XCTAssertEqual(model.value, String(repeating: "您好", count: count))
        XCTAssertEqual(entry.text, model.value)
      }
      XCTAssertEqual(model.writes.count, 3)
    }
  }

  func testTextThatTheBindingRejectsIsRemoved() throws {
    try inField { entry, model, window in
      model.accept = { _ in nil }
      try compose("nihao", in: entry, window)
      try accept(in: entry, window)
      XCTAssertEqual(model.value, "")
      XCTAssertEqual(entry.text, "")
      XCTAssertEqual(model.writes, ["你好"])
    }
  }

  func testValueThatChangesDuringTheCompositionIsShownWithTheComposedText() throws {
    try inField { entry, model, window in
      model.value = "old "
      window.settle()
      entry.cursorPosition = -1
      try compose("nihao", in: entry, window)
      model.value = "new "
      window.settle()
      XCTAssertTrue(entry.isComposing)
      try accept(in: entry, window)
      // The user has continued the text on the screen.
      XCTAssertEqual(model.value, "old 你好")
      XCTAssertEqual(entry.text, "old 你好")
    }
  }

  func testEscapeCancelsTheCompositionOnly() throws {
    try inField { entry, model, window in
      try compose("nihao", in: entry, window)
      try RealInput.press("Escape", in: window.widget)
      XCTAssertTrue(GtkTesting.wait { !entry.isComposing })
      window.settle()
      XCTAssertEqual(model.writes, [])
      XCTAssertEqual(entry.text, "")
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testEscapeInASheetCancelsTheCompositionOnly() throws {
    try onMain {
      try InputMethod.require()
      let model = ControlModel("")
      let isPresented = ControlModel(true)
      try inComposingWindow {
        Text("content").sheet(isPresented: isPresented.binding) {
          TextField("Name", text: model.binding)
        }
      } use: { window in
        let entry = try XCTUnwrap(window.sheet?.all(Entry.self).first)
        focus(entry, in: window)
        try compose("nihao", in: entry, window)
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { !entry.isComposing })
        window.settle()
        XCTAssertTrue(isPresented.value, "The sheet stays.")
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { !isPresented.value })
      }
    }
  }

  func testKeysOfTheCompositionPressNoDefaultButton() throws {
    try onMain {
      try InputMethod.require()
      let model = ControlModel("")
      var presses = 0
      try inComposingWindow {
        TextField("Name", text: model.binding)
        Button("Save") { presses += 1 }.keyboardShortcut(.defaultAction)
      } use: { window in
        let entry = try window.first(Entry.self)
        focus(entry, in: window)
        try compose("nihao", in: entry, window)
        // Enter accepts the Latin letters.
        try RealInput.press("Return", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { !entry.isComposing })
        window.settle()
        XCTAssertEqual(presses, 0)
        XCTAssertEqual(model.value, "nihao")
        try RealInput.press("Return", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { presses == 1 })
      }
    }
  }

  func testTextEditorComposesText() throws {
    try onMain {
      try InputMethod.require()
      let model = ControlModel("")
      model.accept = { $0.replacing("你", with: "您") }
      try inComposingWindow {
        TextEditor(text: model.binding)
      } use: { window in
        let view = try window.first(TextView.self)
        focus(view, in: window)
        for count in 1...2 {
          try compose("nihao", in: view, window)
          XCTAssertEqual(model.writes.count, count - 1)
          window.update { TextEditor(text: model.binding) }
          try accept(in: view, window)
          XCTAssertEqual(model.value, String(repeating: "您好", count: count))
          XCTAssertEqual(view.text, model.value)
        }
      }
    }
  }

  func testSearchFieldComposesText() throws {
    try onMain {
      try InputMethod.require()
      let model = ControlModel("")
      try inComposingWindow {
        Text("content").searchable(text: model.binding)
      } use: { window in
        let entry = try window.first(SearchEntry.self)
        GtkTesting.wait { entry.canFocus }
        focus(entry, in: window)
        try compose("nihao", in: entry, window)
        XCTAssertEqual(model.writes, [])
        try RealInput.press("Escape", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { !entry.isComposing })
        XCTAssertTrue(entry.containsFocus)
        try compose("nihao", in: entry, window)
        try accept(in: entry, window)
        XCTAssertEqual(model.writes, ["你好"])
      }
    }
  }
}

private struct NotedField: View {
  let text: Binding<String>
  let note: String

  var body: some View {
    TextField("Name", text: text)
    Text(note)
  }
}

/// Shows a text field with the focus, whose text an input method composes.
private func inField(
  _ use: @MainActor (Entry, ControlModel<String>, TestWindow<NotedField>) throws -> Void
) throws {
  try onMain {
    try InputMethod.require()
    let model = ControlModel("")
    try inComposingWindow {
      field(model)
    } use: { window in
      let entry = try window.first(Entry.self)
      focus(entry, in: window)
      try use(entry, model, window)
    }
  }
}

@MainActor
private func field(_ model: ControlModel<String>, note: String = "") -> NotedField {
  NotedField(text: model.binding, note: note)
}

@MainActor
private func focus(_ widget: any ComposingWidget, in window: TestWindow<some View>) {
  InputMethod.use(in: widget)
  widget.grabFocus()
  window.settle()
  XCTAssertTrue(GtkTesting.wait { widget.containsFocus || widget.isFocus })
}

/// Types letters, each of which continues the composition.
@MainActor
private func compose(
  _ letters: String,
  in widget: any ComposingWidget,
  _ window: TestWindow<some View>,
  line: UInt = #line
) throws {
  for letter in letters {
    try RealInput.press(String(letter), in: window.widget)
    XCTAssertTrue(GtkTesting.wait { widget.isComposing }, "\(letter)", line: line)
  }
}

/// Accepts the composed text.
@MainActor
private func accept(
  in widget: any ComposingWidget,
  _ window: TestWindow<some View>,
  line: UInt = #line
) throws {
  try RealInput.press("space", in: window.widget)
  XCTAssertTrue(GtkTesting.wait { !widget.isComposing }, "It is still composed.", line: line)
  window.settle()
}

/// Shows a view in a window, and runs the test.
///
/// NB: The module of ibus for GTK 4 retains each widget in which it has composed text, so the test
/// doesn't expect that all objects are released.
@MainActor
private func inComposingWindow<Content: View>(
  @ViewBuilder _ content: @MainActor () -> Content,
  use: @MainActor (TestWindow<Content>) throws -> Void
) throws {
  let window = TestWindow(content: content)
  defer { window.close() }
  window.settle()
  try use(window)
}
