import GtkTestSupport
import Observation
import XCTest

import class Gtk.SearchBar
import class Gtk.SearchEntry

@testable import GtkUI

final class SearchableTests: XCTestCase {
  func testSearchFieldAndItsBindingUpdateEachOther() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      SearchView(model: model)
    } use: { window in
      let entry = try window.first(SearchEntry.self)
      XCTAssertEqual(entry.accessibleName, "Find fruit")
      XCTAssertEqual(entry.accessibleRole, .searchBox)
      entry.text = "pe"
      window.settle()
      XCTAssertEqual(model.text, "pe")
      XCTAssertTrue(window.texts.contains("Pear"))
      XCTAssertFalse(window.texts.contains("Apple"))
      model.text = ""
      window.settle()
      XCTAssertEqual(entry.text, "")
      XCTAssertTrue(window.texts.contains("Apple"))
      entry.text = "refused"
      window.settle()
      XCTAssertEqual(entry.text, "")
    }
  }

  func testSearchFieldActivationCallsOnlyTheSearchSubmitAction() throws {
    let model = onMain { QueryModel() }
    let log = onMain { Log() }
    try inWindow {
      SearchView(model: model)
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit { log.append("text") }
    } use: { window in
      try window.first(SearchEntry.self).emit("activate")
      XCTAssertEqual(log.lines, ["search"])
    }
  }

  func testClosingTheSearchBarClearsTheTextAndTheBindingOpensTheBar() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      SearchView(model: model)
    } use: { window in
      let bar = try window.first(SearchBar.self)
      let entry = try window.first(SearchEntry.self)
      XCTAssertTrue(bar.isSearching)
      entry.text = "pe"
      window.settle()
      // Escape in an empty field, and the close button of the bar, set this property.
      bar.isSearching = false
      window.settle()
      XCTAssertFalse(model.isSearching)
      XCTAssertEqual(model.text, "")
      model.isSearching = true
      window.settle()
      XCTAssertTrue(bar.isSearching)
    }
  }

  func testSearchBarWithoutABindingRemainsOpenAfterEscape() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      Text("1").searchable(text: model.query)
    } use: { window in
      let bar = try window.first(SearchBar.self)
      let entry = try window.first(SearchEntry.self)
      XCTAssertEqual(entry.accessibleName, "Search")
      XCTAssertTrue(bar.isSearching)
      window.press("<Control>f")
      XCTAssertTrue(entry.containsFocus)
      try window.type("x")
      XCTAssertTrue(window.pressEscape())
      XCTAssertEqual(model.text, "", "The first Escape clears the text.")
      XCTAssertTrue(entry.containsFocus)
      XCTAssertTrue(window.pressEscape())
      XCTAssertFalse(entry.containsFocus, "The second Escape moves the focus out of the field.")
      XCTAssertTrue(bar.isSearching)
      window.press("<Control>f")
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testControlFOpensTheSearchBarAgainAfterEscape() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      SearchView(model: model)
    } use: { window in
      let bar = try window.first(SearchBar.self)
      let entry = try window.first(SearchEntry.self)
      window.press("<Control>f")
      XCTAssertTrue(window.pressEscape())
      XCTAssertFalse(bar.isSearching)
      XCTAssertFalse(model.isSearching)
      XCTAssertFalse(entry.containsFocus)
      window.press("<Control>f")
      XCTAssertTrue(bar.isSearching)
      XCTAssertTrue(model.isSearching)
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testEscapeMovesTheFocusFromTheSearchFieldToTheContent() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      FocusedSearchView(model: model)
    } use: { window in
      window.press("<Control>f")
      XCTAssertEqual(window.texts.last, "Not focused")
      window.pressEscape()
      XCTAssertEqual(window.texts.last, "Focused")
    }
  }

  func testSearchFieldGrabsTheFocusOnlyWhenTheBarOpensLater() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      SearchView(model: model)
    } use: { window in
      let entry = try window.first(SearchEntry.self)
      XCTAssertFalse(entry.containsFocus)
      XCTAssertTrue(try window.find(.listItem, named: "Apple").containsFocus)
      model.isSearching = false
      window.settle()
      model.isSearching = true
      window.settle()
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testTypingSearchesWithTheFocusOnARowAndWithoutAFocus() throws {
    try onMain {
      try RealInput.require()
      let model = QueryModel()
      try inWindow {
        SearchView(model: model)
      } use: { window in
        let entry = try window.first(SearchEntry.self)
        XCTAssertTrue(try window.find(.listItem, named: "Pear").grabFocus())
        try RealInput.press("p", in: window.widget)
        try RealInput.press("l", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.text == "pl" }, model.text)
        XCTAssertTrue(entry.containsFocus)

        window.pressEscape()
        window.widget.focusWidget = nil
        try RealInput.press("a", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.text == "a" }, "Nothing has the focus.")

        window.pressEscape()
        window.pressEscape()
        XCTAssertFalse(model.isSearching)
        try RealInput.press("p", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.text == "p" }, "The bar is closed.")
        XCTAssertTrue(model.isSearching)
      }
    }
  }

  func testTypingInAnotherFieldAndSpaceOnARowDoNotSearch() throws {
    try onMain {
      try RealInput.require()
      let model = QueryModel()
      let other = ControlModel("")
      try inWindow {
        VStack {
          TextField("Other", text: other.binding)
          SearchView(model: model)
        }
      } use: { window in
        try window.find(.textBox, named: "Other").click()
        try RealInput.press("x", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { other.value == "x" })
        XCTAssertTrue(try window.find(.listItem, named: "Pear").grabFocus())
        try RealInput.press("space", in: window.widget)
        XCTAssertEqual(model.text, "")
        // The window receives this key after the space, so the space has been handled by then.
        try RealInput.press("l", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.text == "l" }, model.text)
      }
    }
  }
}

@Observable
@MainActor
private final class QueryModel {
  var text = ""
  var isSearching = true

  var query: Binding<String> {
    Binding(get: { self.text }, set: { self.text = $0 })
  }
}

/// A field whose focus state is shown, below a search field.
private struct FocusedSearchView: View {
  @FocusState private var isFocused: Bool
  let model: QueryModel

  var body: some View {
    VStack {
      TextField("Name", text: .constant(""))
        .focused($isFocused)
      Text(isFocused ? "Focused" : "Not focused")
    }
    .searchable(text: model.query)
  }
}

private struct SearchView: View {
  let model: QueryModel

  var body: some View {
    List(["Apple", "Pear", "Plum"].filter { matches($0) }, id: \.self) { Text($0) }
      .searchable(
        text: Binding(
          get: { model.text },
          set: { if $0 != "refused" { model.text = $0 } }
        ),
        isPresented: Binding(get: { model.isSearching }, set: { model.isSearching = $0 }),
        prompt: "Find fruit"
      )
  }

  private func matches(_ name: String) -> Bool {
    model.text.isEmpty || name.lowercased().contains(model.text)
  }
}
