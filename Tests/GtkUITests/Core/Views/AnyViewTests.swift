import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Label

final class AnyViewTests: XCTestCase {
  func testAnyViewReplacesItsWidgetOnlyIfTheTypeOfItsViewChanges() throws {
    try inWindow {
      VStack { AnyView(Text("1")) }
    } use: { window in
      let label = try window.first(Label.self)
      window.update { VStack { AnyView(AnyView(Text("2"))) } }
      XCTAssertTrue(try window.first(Label.self) === label)
      XCTAssertEqual(window.texts, ["2"])
      window.update { VStack { AnyView(Button("3") {}) } }
      XCTAssertNil(label.parent)
      XCTAssertEqual(window.texts, ["3"])
      window.update { VStack { AnyView(EmptyView()) } }
      XCTAssertEqual(window.texts, [])
    }
  }

  func testAnyViewHasTheNavigationTitleOfItsContent() throws {
    let model = onMain { PathModel() }
    try inWindow {
      NavigationContainer(
        ids: model.ids,
        canPop: { true },
        onPop: { model.pop($0) },
        root: { AnyView(Group { Text("1") }.navigationTitle("Root")) },
        destination: { Text("\($0)").navigationTitle("Page") }
      )
    } use: { window in
      XCTAssertEqual(window.headerTitle, "Root")
    }
  }
}
