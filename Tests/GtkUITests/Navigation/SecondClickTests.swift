import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// A second click of the user, without a movement of the pointer, while the first click's change is
/// shown.
final class SecondClickTests: XCTestCase {
  func testSecondClickDuringAPushDoesNothing() throws {
    try inWindowWithAPointer { model, window in
      window.stack?.transitionDuration = .seconds(3)
      try RealInput.click(try window.button("Push"))
      XCTAssertTrue(GtkTesting.wait { window.stack?.isTransitionRunning == true })
      try RealInput.clickAgain()
      XCTAssertEqual(model.path, [1])
      XCTAssertEqual(window.stack?.isTransitionRunning, true, "The click was during the push.")
    }
  }

  func testSecondClickAboveASheetDoesNothing() throws {
    try inWindowWithAPointer { model, window in
      try RealInput.click(try window.button("Present"))
      XCTAssertTrue(GtkTesting.wait { model.isPresented })
      window.settle()
      try RealInput.clickAgain()
      XCTAssertEqual(model.presentationCount, 1)
    }
  }

  private func inWindowWithAPointer(
    _ test: @MainActor (SecondClickModel, TestWindow<SecondClickView>) throws -> Void
  ) throws {
    try onMain {
      try RealInput.require()
      GtkTesting.isAnimated = true
      defer { GtkTesting.isAnimated = false }
      let model = SecondClickModel()
      try inWindow(width: 400, height: 400) {
        SecondClickView(model: model)
      } use: { window in
        window.settle()
        try test(model, window)
      }
    }
  }
}

@MainActor
@Observable
private final class SecondClickModel {
  var path: [Int] = []
  var isPresented = false
  var presentationCount = 0
}

private struct SecondClickView: View {
  @Bindable var model: SecondClickModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Button("Push") { model.path.append(model.path.count + 1) }
        Button("Present") {
          model.presentationCount += 1
          model.isPresented = true
        }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page") }
    }
    .sheet(isPresented: $model.isPresented) { Text("Sheet").frame(width: 100, height: 100) }
  }
}
