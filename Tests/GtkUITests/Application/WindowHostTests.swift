import GtkTestSupport
import XCTest

@testable import GtkUI

final class WindowHostTests: XCTestCase {
  func testClosingTheWindowDismantlesItsViews() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        StackView(model: model)
      } use: { window in
        window.widget.close()
        XCTAssertNil(window.host.node)
        let evaluated = BodyCount.during {
          model.ids = []
          window.settle()
        }
        XCTAssertEqual(evaluated, [:])
      }
    }
  }

  func testDismantledWindowHostIsNotUpdated() throws {
    try inWindow {
      Text("1")
    } use: { window in
      window.host.dismantle()
      window.host.dismantle()
      window.update { Text("2") }
      XCTAssertEqual(window.texts, ["1"], "The window is left as it is.")
    }
  }

  func testWindowWithoutAStackShowsTheNavigationTitleOfItsView() throws {
    try inWindow {
      Text("1").navigationTitle("Notes")
    } use: { window in
      XCTAssertEqual(window.widget.title, "Notes")
      XCTAssertEqual(window.headerTitle, "Notes")
      XCTAssertNil(window.backButton)
    }
  }
}
