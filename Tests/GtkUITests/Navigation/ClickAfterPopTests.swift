import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Clicks between a change of the state and the next frame.
final class ClickAfterPopTests: XCTestCase {
  func testClickOnAPageThatTheStateHasPoppedIsIgnored() throws {
    try inStack { model, window in
      let button = try window.button("Act 2")
      model.path = []
      button.emit("clicked")
      XCTAssertEqual(model.actions, [])
    }
  }

  func testClickIsIgnoredIfThePathWasReplaced() throws {
    try inStack { model, window in
      let button = try window.button("Act 2")
      model.path = [7]
      button.emit("clicked")
      XCTAssertEqual(model.actions, [])
    }
  }

  func testClickIsIgnoredIfTheStackWasRemoved() throws {
    try inStack { model, window in
      let button = try window.button("Act 2")
      model.isStackShown = false
      button.emit("clicked")
      XCTAssertEqual(model.actions, [])
    }
  }

  func testClickOnThePageThatRemainsRunsTheActionAfterAnotherChange() throws {
    try inStack { model, window in
      let button = try window.button("Act 2")
      model.title = "Another"
      button.emit("clicked")
      XCTAssertEqual(model.actions, [2])
    }
  }

  func testClickOnAPageThatWasCoveredBeforeTheNextFrameRunsTheAction() throws {
    try inStack { model, window in
      let button = try window.button("Act 2")
      model.path.append(3)
      button.emit("clicked")
      XCTAssertEqual(model.actions, [2])
    }
  }

  private func inStack(
    _ test: @MainActor (PoppedStackModel, TestWindow<PoppedStackView>) throws -> Void
  ) throws {
    try onMain {
      let model = PoppedStackModel()
      try inWindow {
        PoppedStackView(model: model)
      } use: { window in
        window.settle()
        try test(model, window)
      }
    }
  }
}

@MainActor
@Observable
private final class PoppedStackModel {
  var path = [1, 2]
  var title = "Root"
  var isStackShown = true
  var actions: [Int] = []
}

private struct PoppedStackView: View {
  @Bindable var model: PoppedStackModel

  var body: some View {
    if model.isStackShown {
      NavigationStack(path: $model.path) {
        Text(model.title)
          .navigationTitle(model.title)
          .navigationDestination(for: Int.self) { number in
            Button("Act \(number)") { model.actions.append(number) }
              .navigationTitle("Page \(number)")
          }
      }
    }
  }
}
