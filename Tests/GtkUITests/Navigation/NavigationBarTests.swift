import GtkTestSupport
import XCTest

@testable import GtkUI

final class NavigationBarTests: XCTestCase {
  func testNavigationTitleOfConcatenatedTextsIsTheWindowTitle() throws {
    try inWindow {
      NavigationStack {
        Text("root").navigationTitle(Text("Home ") + Text("sweet").bold())
      }
    } use: { window in
      XCTAssertEqual(window.widget.title, "Home sweet")
    }
  }

  func testPageWithAHiddenBackButtonIgnoresEscapeAndIsPoppedByDismiss() throws {
    try onMain {
      let model = ControlModel(true)
      try inWindow {
        NavigationStack {
          NavigationLink("Go", value: 1)
            .navigationTitle("Home")
            .navigationDestination(for: Int.self) { _ in Trap(model: model) }
        }
      } use: { window in
        try window.click("Go")
        XCTAssertNil(window.backButton)
        window.pressEscape()
        XCTAssertEqual(window.texts, ["trapped", "Leave"])
        model.value = false
        window.settle()
        XCTAssertNotNil(window.backButton)
        model.value = true
        window.settle()
        XCTAssertNil(window.backButton)
        try window.click("Leave")
        XCTAssertNoThrow(try window.button("Go"))
        XCTAssertNil(window.backButton)
      }
    }
  }

  @available(*, deprecated)
  func testNavigationBarItemsAreShownAndRunTheirActions() throws {
    try onMain {
      let log = Log()
      try inWindow {
        NavigationView {
          Text("root")
            .navigationTitle("Home")
            .navigationBarItems(
              leading: Button("Quit") { log.append("quit") },
              trailing: Button("Add") { log.append("add") }
            )
        }
        .navigationViewStyle(.stack)
      } use: { window in
        try window.click("Quit")
        try window.click("Add")
        XCTAssertEqual(log.lines, ["quit", "add"])
      }
    }
  }
}

private struct Trap: View {
  let model: ControlModel<Bool>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("trapped")
      Button("Leave") { dismiss() }
    }
    .navigationBarBackButtonHidden(model.value)
  }
}
