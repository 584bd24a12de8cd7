import GtkTestSupport
import XCTest

@testable import GtkUI

final class WindowTitleTests: XCTestCase {
  func testNavigationTitleOutsideOfAStackIsTheWindowTitle() throws {
    let model = onMain { Model() }
    try inWindow {
      Titled(model: model)
    } use: { window in
      XCTAssertEqual(window.widget.title, "Count: 0")
      model.first = 3
      window.settle()
      XCTAssertEqual(window.widget.title, "Count: 3")
      window.update { Titled(model: model, hasTitle: false) }
      XCTAssertEqual(window.widget.title, "Test", "The window has its own title again.")
    }
  }

  func testPageTitleOverridesTheNavigationTitleOfTheWindow() throws {
    try inWindow {
      NavigationStack { Text("1").navigationTitle("Page") }
        .navigationTitle("Window")
    } use: { window in
      XCTAssertEqual(window.widget.title, "Page")
      window.update {
        NavigationStack { Text("1").navigationTitle("") }
          .navigationTitle("Window")
      }
      XCTAssertEqual(window.widget.title, "Window")
    }
  }
}

private struct Titled: View {
  let model: Model
  var hasTitle = true

  var body: some View {
    if hasTitle {
      Text("text").navigationTitle("Count: \(model.first)")
    } else {
      Text("text")
    }
  }
}
