import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Clicks of an impatient user: second clicks at the same place, and clicks during a transition.
/// See also `SecondClickTests`.
final class ClickDuringTransitionTests: XCTestCase {
  func testSecondClicksOnALinkInAListPushOnePage() throws {
    try check { model, window in
      try RealInput.click(window.find(.listItem, named: "Row 1"))
      expect(model.path == [7] && window.isMoving, "\(model.path)")
      try RealInput.clickAgain(count: 2)
      XCTAssertEqual(model.path, [7])
      XCTAssertTrue(window.isMoving, "The clicks were during the push.")
    }
  }

  func testThePageThatIsPushedCanBeUsedDuringThePush() throws {
    try check { model, window in
      try RealInput.click(window.button("Push"))
      expect(model.path == [1] && window.isMoving, "\(model.path)")
      // The page moves slowly, and the button is wide.
      let button = try window.button("Act 1")
      expect(button.edgesInSurface.map { $0.x < 200 } ?? false)
      try RealInput.click(button)
      expect(model.actions == ["act 1"], "\(model.actions)")
      XCTAssertTrue(window.isMoving, "The click was during the push.")
    }
  }

  func testASecondClickDuringAPopPopsAndPushesNothing() throws {
    try check(path: [1, 2]) { model, window in
      try RealInput.click(window.button("Leave 2"))
      expect(model.path == [1] && window.isMoving, "\(model.path)")
      try RealInput.clickAgain(count: 2)
      XCTAssertEqual(model.path, [1])
      XCTAssertEqual(model.actions, ["leave 2"])
      XCTAssertTrue(window.isMoving, "The clicks were during the pop.")
    }
  }

  func testKeysDuringAPushActOnThePageThatIsPushed() throws {
    try check { model, window in
      try window.button("Push").grabFocus()
      try RealInput.press("space", in: window.widget)
      expect(model.path == [1] && window.isMoving, "\(model.path)")
      try RealInput.press("Escape", in: window.widget)
      expect(model.path == [], "\(model.path)")
    }
  }

  func testASecondClickOnTheButtonThatDismissesASheetDoesNotReachThePageBelow() throws {
    try check { model, window in
      model.isPresented = true
      expect(window.sheet?.isMapped == true)
      let dismiss = try window.button("Dismiss")
      waitUntilStill(dismiss)
      try RealInput.click(dismiss)
      expect(!model.isPresented)
      try RealInput.clickAgain(count: 2)
      XCTAssertFalse(model.isPresented)
      XCTAssertEqual(model.actions.filter { $0 != "dismiss" }, [])
      XCTAssertEqual(model.path, [])
      expect(window.sheet == nil)
      // The page can be used again.
      try RealInput.click(window.button("Present"))
      expect(model.actions.last == "present", "\(model.actions)")
    }
  }

  func testASecondClickOnAnAlertButtonDoesNotReachThePageBelow() throws {
    try check { model, window in
      model.isAlerted = true
      expect(window.alert?.isMapped == true)
      let button = try window.button("OK")
      waitUntilStill(button)
      try RealInput.click(button)
      expect(!model.isAlerted)
      try RealInput.clickAgain(count: 2)
      XCTAssertEqual(model.actions, ["ok"])
      XCTAssertEqual(model.path, [])
      XCTAssertFalse(model.isPresented)
    }
  }

  private func check(
    path: [Int] = [],
    _ test: @MainActor (ImpatientModel, TestWindow<ImpatientView>) throws -> Void
  ) throws {
    try onMain {
      try RealInput.require()
      GtkTesting.isAnimated = true
      defer { GtkTesting.isAnimated = false }
      let model = ImpatientModel()
      model.path = path
      try inWindow(width: 400, height: 500) {
        ImpatientView(model: model)
      } use: { window in
        window.settle()
        window.stack?.transitionDuration = .seconds(3)
        try test(model, window)
      }
    }
  }
}

/// Waits until a widget that moves into its window has stopped.
@MainActor
private func waitUntilStill(_ widget: Widget) {
  var place = widget.edgesInSurface.map { [$0.x, $0.y, $0.width, $0.height] }
  var start = ContinuousClock.now
  let isStill = GtkTesting.wait {
    let new = widget.edgesInSurface.map { [$0.x, $0.y, $0.width, $0.height] }
    if new != place { (place, start) = (new, .now) }
    return ContinuousClock.now - start > .milliseconds(200)
  }
  XCTAssertTrue(isStill)
}

extension TestWindow {
  @MainActor
  fileprivate var isMoving: Bool { stack?.isTransitionRunning == true }
}

@MainActor
@Observable
private final class ImpatientModel {
  var path: [Int] = []
  var isPresented = false
  var isAlerted = false
  var actions: [String] = []
}

/// Pages whose buttons are at the same places.
private struct ImpatientView: View {
  @Bindable var model: ImpatientModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Button("Push") { model.path.append(model.path.count + 1) }
        Button("Present") {
          model.actions.append("present")
          model.isPresented = true
        }
        List(0..<3) { NavigationLink("Row \($0)", value: 7) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Button("Leave \(number)") {
            model.actions.append("leave \(number)")
            model.path.removeLast()
          }
          Button("Act \(number)") { model.actions.append("act \(number)") }
            .frame(width: 200)
        }
        .navigationTitle("Page \(number)")
      }
    }
    .sheet(isPresented: $model.isPresented) {
      Button("Dismiss") {
        model.actions.append("dismiss")
        model.isPresented = false
      }
      .frame(width: 200, height: 200)
    }
    .alert("Question", isPresented: $model.isAlerted) {
      Button("OK") { model.actions.append("ok") }
    }
  }
}
