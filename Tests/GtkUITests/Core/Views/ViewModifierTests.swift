import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ViewModifierTests: XCTestCase {
  func testViewModifierRetainsItsStateAndTheWidgetOfItsContent() throws {
    try onMain {
      let model = ControlModel("one")
      try inWindow {
        Reading(model: model)
      } use: { window in
        let label = try window.first(GtkLabel.self)
        XCTAssertEqual(window.texts, ["one", "Open", "closed"])
        try window.click("Open")
        XCTAssertEqual(window.texts, ["one", "Open", "open"])
        model.value = "two"
        window.settle()
        XCTAssertEqual(window.texts, ["two", "Open", "open"])
        XCTAssertTrue(try window.first(GtkLabel.self) === label)
      }
    }
  }

  func testViewModifierReadsTheEnvironment() throws {
    try inWindow {
      Text("text")
        .modifier(LineLimited())
        .lineLimit(3)
    } use: { window in
      XCTAssertEqual(window.texts, ["text", "at most 3 lines"])
    }
  }

  func testNavigationTitleInsideAViewModifierIsTheWindowTitle() throws {
    try inWindow {
      NavigationStack {
        Text("root").navigationTitle("Home").modifier(LineLimited())
      }
    } use: { window in
      XCTAssertEqual(window.widget.title, "Home")
    }
  }
}

private struct Reading: View {
  let model: ControlModel<String>

  var body: some View {
    Text(model.value).modifier(Openable())
  }
}

private struct Openable: ViewModifier {
  @State private var isOpen = false

  func body(content: Content) -> some View {
    VStack {
      content
      Button("Open") { isOpen = true }
      Text(isOpen ? "open" : "closed")
    }
  }
}

private struct LineLimited: ViewModifier {
  @Environment(\.lineLimit) private var lineLimit

  func body(content: Content) -> some View {
    content
    Text("at most \(lineLimit ?? 0) lines")
  }
}
