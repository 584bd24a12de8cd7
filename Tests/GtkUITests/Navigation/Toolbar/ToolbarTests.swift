import Gtk
import GtkTestSupport
import Observation
import TestSupport
import XCTest

@testable import GtkUI

final class ToolbarTests: XCTestCase {
  func testHeaderShowsTheToolbarOfTheTopPage() throws {
    try inToolbars { model, window in
      XCTAssertEqual(window.headerButtons, ["Root"])
      model.path = [1]
      window.settle()
      XCTAssertEqual(window.headerButtons, ["Back", "Cancel", "More", "Save"])
      model.path = [1, 2]
      window.settle()
      XCTAssertEqual(window.headerButtons, ["Back", "Cancel", "More", "Save"])
      model.path = []
      window.settle()
      XCTAssertEqual(window.headerButtons, ["Root"])
    }
  }

  func testToolbarUpdatesWithoutEvaluatingItsPage() throws {
    try inToolbars { model, window in
      model.path = [1]
      window.settle()
      let counts = BodyCount.during {
        model.saves = "Send"
        window.settle()
      }
      XCTAssertEqual(window.headerButtons, ["Back", "Cancel", "More", "Send"])
      XCTAssertNil(counts["ToolbarPage"])
      model.hasMore = false
      window.settle()
      XCTAssertEqual(window.headerButtons, ["Back", "Cancel", "Send"])
      model.hasMore = true
      window.settle()
      XCTAssertEqual(window.headerButtons, ["Back", "Cancel", "More", "Send"])
    }
  }

  func testToolbarButtonRunsItsActionAndRetainsTheFocus() throws {
    try inToolbars { model, window in
      model.path = [1]
      window.settle()
      let save = try window.button("Save")
      save.grabFocus()
      model.hasMore = false
      window.settle()
      XCTAssertTrue(save.isFocus)
      try window.click("Save")
      XCTAssertEqual(model.done, ["Save 1"])
      XCTAssertTrue(save.hasCSSClass("suggested-action"))
    }
  }

  func testMenuOfAToolbarIsUsableAfterItsPageWasCovered() throws {
    try onMain {
      let model = ToolbarModel()
      try inWindow {
        MenuPage(model: model)
      } use: { window in
        for path in [[1], [], [1, 2], [2], []] {
          model.path = path
          window.settle()
          guard path.isEmpty else { continue }
          let menu = try window.widget.first(MenuButton.self).openMenu()
          try menu.chooseMenuItem("Clear")
        }
        XCTAssertEqual(model.done, ["Clear", "Clear"])
      }
    }
  }

  func testFocusReturnsToTheToolbarWhenItsPageIsShownAgain() throws {
    try inToolbars { model, window in
      let button = try window.button("Root")
      button.grabFocus()
      model.path = [1]
      window.settle()
      XCTAssertFalse(button.isFocus)
      model.path = []
      window.settle()
      XCTAssertTrue(button.isFocus)
    }
  }

  func testPrincipalToolbarItemReplacesTheTitleInTheHeader() throws {
    try onMain {
      let model = ToolbarModel()
      try inWindow {
        NavigationStack {
          PrincipalPage(model: model)
        }
      } use: { window in
        XCTAssertEqual(window.headerTitle, "Middle")
        XCTAssertEqual(window.widget.title, "Page")
        model.hasMore = false
        window.settle()
        XCTAssertEqual(window.headerTitle, "Page Below")
      }
    }
  }

  func testToolbarOutsideOfAStackIsShownAndRemovedWithItsView() throws {
    try onMain {
      let model = ToolbarModel()
      try inWindow {
        LoosePage(model: model)
      } use: { window in
        XCTAssertEqual(window.headerButtons, ["Loose"])
        model.hasMore = false
        window.settle()
        XCTAssertEqual(window.headerButtons, [])
      }
    }
  }

  func testToolbarItemOutsideOfAToolbarIsReportedAndNotShown() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          VStack {
            ToolbarItem { Text("lost") }
          }
        } use: { window in
          XCTAssertEqual(window.texts, [])
        }
      }
      XCTAssertEqual(issues.count, 1)
    }
  }

  private func inToolbars(
    _ use: @MainActor (ToolbarModel, TestWindow<ToolbarsView>) throws -> Void
  ) throws {
    try onMain {
      let model = ToolbarModel()
      try inWindow(width: 600) {
        ToolbarsView(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

extension TestWindow {
  /// The accessible names of the buttons in the header, except the buttons of the window itself.
  fileprivate var headerButtons: [String] {
    (widget.headerBar?.buttons ?? []).filter { !$0.hasCSSClass("titlebutton") }
      .map(\.accessibleName).filter { !["Minimize", "Maximize", "Close", ""].contains($0) }
  }
}

@Observable
@MainActor
private final class ToolbarModel {
  var path: [Int] = []
  var saves = "Save"
  var hasMore = true
  @ObservationIgnored var done: [String] = []

  var binding: Binding<[Int]> { Binding(get: { self.path }, set: { self.path = $0 }) }
}

private struct ToolbarsView: View {
  let model: ToolbarModel

  var body: some View {
    NavigationStack(path: model.binding) {
      Text("root")
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Root") {} }
        }
        .navigationDestination(for: Int.self) { ToolbarPage(model: model, id: $0) }
    }
  }
}

private struct ToolbarPage: View {
  let model: ToolbarModel
  let id: Int

  var body: some View {
    Button("Content") {}
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(model.saves) { model.done.append("\(model.saves) \(id)") }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if model.hasMore {
          Button("More") {}
        }
      }
  }
}

private struct MenuPage: View {
  let model: ToolbarModel

  var body: some View {
    NavigationStack(path: model.binding) {
      Text("root")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Menu("Items") {
              Button("Clear") { model.done.append("Clear") }
            }
          }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}

private struct PrincipalPage: View {
  let model: ToolbarModel

  var body: some View {
    Text("page")
      .navigationTitle("Page")
      .navigationSubtitle("Below")
      .toolbar {
        if model.hasMore {
          ToolbarItem(placement: .principal) { Text("Middle") }
        }
      }
  }
}

private struct LoosePage: View {
  let model: ToolbarModel

  var body: some View {
    if model.hasMore {
      Text("page").toolbar { Button("Loose") {} }
    } else {
      Text("page")
    }
  }
}
