import GtkTestSupport
import XCTest

import class Gtk.Entry

@testable import GtkUI

final class FocusStateTests: XCTestCase {
  func testFocusStateMovesTheFocusAndUpdatesWithTheFocus() throws {
    try inWindow {
      Form()
    } use: { window in
      let entries = window.all(Entry.self)
      XCTAssertTrue(entries[0].containsFocus, "A window begins with its first field.")
      XCTAssertEqual(window.texts.last, "none", "The focus was not moved.")
      try window.click("Focus second")
      XCTAssertTrue(entries[1].containsFocus)
      XCTAssertEqual(window.texts.last, "second")
      entries[0].grabFocus()
      window.settle()
      XCTAssertEqual(window.texts.last, "first")
      try window.click("Focus none")
      XCTAssertFalse(entries[0].containsFocus)
      XCTAssertEqual(window.texts.last, "none")
    }
  }

  func testFocusMovesBeforeTheActionOfAClickRuns() throws {
    try onMain {
      try RealInput.require()
      let model = ControlModel<Int?>(nil)
      try inWindow {
        FieldAndLargeButton(model: model)
      } use: { window in
        model.value = 1
        window.settle()
        let entry = try window.first(Entry.self)
        XCTAssertTrue(entry.containsFocus)
        XCTAssertEqual(model.writes, [])
        // The button is pressed and released at once, and its action writes the same value again.
        try RealInput.click(window.widget)
        XCTAssertTrue(GtkTesting.wait { model.writes.count == 2 })
        XCTAssertEqual(model.writes, [nil, 1])
        XCTAssertTrue(GtkTesting.wait { entry.containsFocus })
        XCTAssertEqual(model.value, 1)
      }
    }
  }

  func testFocusBindingIsNotWrittenWhenAWindowAppears() throws {
    try onMain {
      let model = ControlModel<Int?>(nil)
      try inWindow {
        BoundFields(model: model)
      } use: { window in
        XCTAssertTrue(window.all(Entry.self)[0].containsFocus)
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testPushedPageGrabsTheFocusAndDoesNotWriteItsFocusBinding() throws {
    try onMain {
      let root = ControlModel<Int?>(1)
      let page = ControlModel<Int?>(nil)
      try inWindow {
        NavigationStack {
          VStack {
            BoundFields(model: root)
            NavigationLink("Next", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in BoundFields(model: page) }
        }
      } use: { window in
        XCTAssertTrue(window.all(Entry.self)[0].containsFocus)
        try window.click("Next")
        XCTAssertTrue(window.all(Entry.self)[0].containsFocus, "It is a field of the page.")
        XCTAssertEqual(page.writes, [])
        XCTAssertNil(root.value)
      }
    }
  }

  func testFocusStateMovesToAnotherFieldWhenItsFieldIsRemoved() throws {
    try inWindow {
      Form()
    } use: { window in
      try window.click("Focus second")
      try window.click("Remove second")
      XCTAssertNotEqual(window.texts.last, "second")
      // GTK moves the focus with the next frame, which may have been drawn already.
      XCTAssertTrue(GtkTesting.wait { window.texts.last == "first" }, window.texts.last ?? "")
    }
  }

  func testFieldInsertedByTheActionThatSetsTheFocusStateIsFocused() throws {
    try inWindow {
      Form()
    } use: { window in
      try window.click("Remove second")
      try window.click("Show and focus second")
      XCTAssertEqual(window.all(Entry.self).count, 2)
      XCTAssertTrue(window.all(Entry.self)[1].containsFocus)
    }
  }

  func testBooleanFocusStateMovesTheFocus() throws {
    try inWindow {
      OneField()
    } use: { window in
      XCTAssertTrue(try window.first(Entry.self).containsFocus, "It was asked for on appearance.")
      XCTAssertEqual(window.texts.last, "focused")
      try window.click("Done")
      XCTAssertFalse(try window.first(Entry.self).containsFocus)
      XCTAssertEqual(window.texts.last, "not focused")
    }
  }

  func testFocusBindingMovesTheFocusAndIsWrittenWhenTheFocusMoves() throws {
    try onMain {
      let model = ControlModel<Int?>(2)
      try inWindow {
        BoundFields(model: model)
      } use: { window in
        let entries = window.all(Entry.self)
        XCTAssertTrue(entries[1].containsFocus, "To begin with, the model says.")
        entries[0].grabFocus()
        window.settle()
        XCTAssertEqual(model.value, 1)
        model.value = 2
        window.settle()
        XCTAssertTrue(entries[1].containsFocus)
        model.value = nil
        window.settle()
        XCTAssertFalse(entries[1].containsFocus)
        XCTAssertNil(model.value)
      }
    }
  }
}

private struct BoundFields: View {
  let model: ControlModel<Int?>
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("First", text: .constant("")).focused($focus, equals: 1)
      TextField("Second", text: .constant("")).focused($focus, equals: 2)
    }
    .bind(model.binding, to: $focus)
  }
}

private struct FieldAndLargeButton: View {
  let model: ControlModel<Int?>
  @FocusState private var focus: Int?

  var body: some View {
    VStack(alignment: .fill) {
      TextField("First", text: .constant("")).focused($focus, equals: 1)
      Button {
        model.binding.wrappedValue = 1
      } label: {
        VStack {
          Spacer()
          Text("Focus first")
          Spacer()
        }
        .expanded()
      }
    }
    .bind(model.binding, to: $focus)
  }
}

private struct Form: View {
  private enum Field: Hashable {
    case first, second
  }

  @FocusState private var focus: Field?
  @State private var showsSecond = true

  var body: some View {
    VStack {
      TextField("First", text: .constant("")).focused($focus, equals: .first)
      if showsSecond {
        TextField("Second", text: .constant("")).focused($focus, equals: .second)
      }
      Button("Focus second") { focus = .second }
      Button("Focus none") { focus = nil }
      Button("Remove second") { showsSecond = false }
      Button("Show and focus second") {
        showsSecond = true
        focus = .second
      }
      Text(focus.map { "\($0)" } ?? "none")
    }
  }
}

private struct OneField: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Done") { isFocused = false }
      TextField("First", text: .constant("")).focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
    }
    .onAppear { isFocused = true }
  }
}
