import GtkTestSupport
import Observation
import XCTest

import class Gtk.Label
import class Gtk.SearchBar
import class Gtk.SearchEntry

@testable import GtkUI

final class SearchableTests: XCTestCase {
  func testWhatIsTypedIsWrittenAndWhatIsWrittenIsShown() throws {
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

  func testEnterSubmitsTheSearchAndNotTheFieldsAround() throws {
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

  func testClosingSearchesForNothingAndTheBindingOpens() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      SearchView(model: model)
    } use: { window in
      let bar = try window.first(SearchBar.self)
      let entry = try window.first(SearchEntry.self)
      XCTAssertTrue(bar.isSearching)
      entry.text = "pe"
      window.settle()
      // What Escape does once there is nothing to empty, and the bar's own button.
      bar.isSearching = false
      window.settle()
      XCTAssertFalse(model.isSearching)
      XCTAssertEqual(model.text, "")
      model.isSearching = true
      window.settle()
      XCTAssertTrue(bar.isSearching)
    }
  }

  func testItRemembersByItselfWhetherItIsOpen() throws {
    let model = onMain { QueryModel() }
    try inWindow {
      Text("1").searchable(text: Binding(get: { model.text }, set: { model.text = $0 }))
    } use: { window in
      let bar = try window.first(SearchBar.self)
      XCTAssertEqual(try window.first(SearchEntry.self).accessibleName, "Search")
      bar.isSearching = false
      window.settle()
      XCTAssertFalse(bar.isSearching)
    }
  }
}

@Observable
@MainActor
private final class QueryModel {
  var text = ""
  var isSearching = true
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
