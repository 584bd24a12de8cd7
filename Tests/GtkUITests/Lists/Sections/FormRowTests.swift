import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class FormRowTests: XCTestCase {
  func testAButtonFillsItsRow() throws {
    try inWindow(width: 400) {
      Form {
        Button("Sign out") {}
        HStack {
          Button("one") {}
          Button("two") {}
        }
        Button("Start") {}.styleClass("pill")
      }
    } use: { window in
      XCTAssertEqual(try row(of: window.button("Sign out")), "button-row")
      let width = try window.button("Sign out").allocatedWidth
      XCTAssertEqual(width, try XCTUnwrap(window.button("Sign out").parent).allocatedWidth)
      XCTAssertNil(try row(of: window.button("one")))
      XCTAssertNil(try row(of: window.button("Start")))
    }
  }

  func testALinkInAFormIsARowWithAnArrow() throws {
    try inWindow {
      NavigationStack {
        Form {
          NavigationLink("Details") { Text("page") }
        }
      }
    } use: { window in
      let link = try window.button("Details")
      XCTAssertTrue(link.hasCSSClass("navigation-row"))
      XCTAssertEqual(try row(of: link), "button-row")
    }
  }

  func testALinkInASheetOfAFormRowIsAButton() throws {
    try inWindow {
      NavigationStack {
        Form {
          Text("base").sheet(isPresented: .constant(true)) {
            NavigationStack { NavigationLink("Details") { Text("page") } }
          }
        }
      }
    } use: { window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertFalse(try sheet.button("Details").hasCSSClass("navigation-row"))
    }
  }

  func testTheTitleOfATextFieldIsAboveItsText() throws {
    try inWindow {
      VStack {
        Button("other") {}
        FieldForm()
      }
    } use: { window in
      try window.button("other").grabFocus()
      window.settle()
      let field = try window.first(Entry.self)
      let caption = try XCTUnwrap(field.parent?.children.first as? Gtk.Label)
      XCTAssertFalse(caption.isVisible, "The placeholder is the title of an empty field.")
      field.text = "Ada"
      window.settle()
      XCTAssertTrue(caption.isVisible)
      XCTAssertEqual(caption.text, "Name")
      XCTAssertEqual(field.accessibleLabel, "Name")
      XCTAssertEqual(window.accessibilityIssues(), [])
      field.text = ""
      window.settle()
      XCTAssertFalse(caption.isVisible)
    }
  }

  func testTheTitleOfAFocusedTextFieldIsAboveTheFieldAndTheRowKeepsItsHeight() throws {
    try onMain {
      GtkTesting.start()
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      try inWindow {
        VStack {
          Button("other") {}
          FieldForm()
        }
      } use: { window in
        let other = try window.button("other")
        other.grabFocus()
        window.settle()
        let field = try window.first(Entry.self)
        let box = try XCTUnwrap(field.parent)
        let row = try XCTUnwrap(box.parent)
        let caption = try XCTUnwrap(box.children.first as? Gtk.Label)
        XCTAssertFalse(caption.isVisible)
        XCTAssertTrue(GtkTesting.wait { row.allocatedHeight > 0 })
        let height = row.allocatedHeight
        field.grabFocus()
        window.settle()
        XCTAssertTrue(caption.isVisible)
        XCTAssertTrue(box.hasCSSClass("repeats-title"), "The placeholder is invisible.")
        XCTAssertTrue(GtkTesting.wait { caption.allocatedHeight > 0 })
        XCTAssertEqual(row.allocatedHeight, height)
        XCTAssertEqual(field.accessibleLabel, "Name")
        XCTAssertEqual(window.accessibilityIssues(), [])
        other.grabFocus()
        window.settle()
        XCTAssertFalse(caption.isVisible)
        XCTAssertFalse(box.hasCSSClass("repeats-title"))
      }
    }
  }

  func testTheTitleOfATextFieldWithAPromptIsItsTitle() throws {
    try inWindow {
      Form {
        TextField("E-mail", text: .constant("ada@example.org"), prompt: Text("name@example.org"))
      }
    } use: { window in
      let field = try window.first(Entry.self)
      let caption = try XCTUnwrap(field.parent?.children.first as? Gtk.Label)
      XCTAssertEqual(caption.text, "E-mail")
    }
  }

  func testTheTitleAboveAFocusedTextFieldChangesWithTheTitleOfTheField() throws {
    let prompts: [String?] = [nil, "Ada Lovelace"]
    for prompt in prompts {
      try onMain {
        GtkTesting.start()
        StyleSheet.load(ToolkitStyleSheet.source(app: ""))
        try inWindow {
          TitledForm(title: "Name", prompt: prompt)
        } use: { window in
          let field = try window.first(Entry.self)
          field.grabFocus()
          window.settle()
          let box = try XCTUnwrap(field.parent)
          let caption = try XCTUnwrap(box.children.first as? Gtk.Label)
          XCTAssertEqual(caption.text, "Name")
          window.update { TitledForm(title: "Full name", prompt: prompt) }
          window.settle()
          XCTAssertTrue(caption.isVisible)
          XCTAssertEqual(caption.text, "Full name")
          XCTAssertEqual(field.accessibleLabel, "Full name")
          XCTAssertEqual(box.hasCSSClass("repeats-title"), prompt == nil)
        }
      }
    }
  }

  func testAClickOnTheRowOfATextFieldMovesTheFocusToTheField() throws {
    try inWindow {
      VStack {
        Button("other") {}
        FieldForm()
      }
    } use: { window in
      try window.button("other").grabFocus()
      let field = try window.first(Entry.self)
      let row = try XCTUnwrap(field.parent?.parent)
      XCTAssertTrue(row.hasCSSClass("field-row"))
      let click = try XCTUnwrap(row.controllers("GtkGestureClick").first)
      click.emit("released", [.int(1), .double(1), .double(1)])
      window.settle()
      XCTAssertTrue(field.containsFocus)
    }
  }

  func testATextFieldThatMovesToAnotherSectionKeepsItsTitle() throws {
    try onMain {
      let (first, second) = (SectionRows(), SectionRows())
      let field = Entry(text: "Ada", placeholder: "Name")
      first.set([field])
      let old = try XCTUnwrap(field.parent)
      second.set([field])
      first.set([])
      XCTAssertFalse(try XCTUnwrap(field.parent) === old)
      let caption = try XCTUnwrap(field.parent?.children.first as? Gtk.Label)
      XCTAssertTrue(caption.isVisible)
      field.text = ""
      XCTAssertFalse(caption.isVisible)
      second.set([])
      XCTAssertNil(field.parent)
    }
  }
}

/// Returns the style class of the kind of the row that contains a control directly, or `nil`.
@MainActor
private func row(of control: Widget) throws -> String? {
  let row = try XCTUnwrap(control.parent)
  return ["button-row", "field-row"].first(where: row.hasCSSClass)
}

private struct TitledForm: View {
  let title: String
  let prompt: String?

  var body: some View {
    Form {
      TextField(title, text: .constant(""), prompt: prompt.map { Text($0) })
    }
  }
}

private struct FieldForm: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
    }
  }
}
