import GtkTestSupport
import XCTest

@testable import GtkUI

final class FocusTests: XCTestCase {
  func testFocusMovesToAPushedPageAndReturnsAfterThePop() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        let other = try window.button("Other 0")
        other.grabFocus()
        model.ids = [1]
        window.settle()
        XCTAssertTrue(try window.button("Count 1").isFocus)
        try window.button("Other 1").grabFocus()
        model.ids = [1, 2]
        window.settle()
        model.ids = []
        window.settle()
        XCTAssertTrue(other.isFocus)
      }
    }
  }

  func testFocusOutsideTheStackDoesNotMoveOnPushOrPop() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        VStack {
          StackView(model: model)
          Button("Outside") {}
        }
      } use: { window in
        let outside = try window.button("Outside")
        outside.grabFocus()
        for ids in [[1], [1, 2], []] {
          model.ids = ids
          window.settle()
          XCTAssertTrue(outside.isFocus)
        }
      }
    }
  }

  func testFocusReturnsAfterThePopOfAPageWithoutFocusableWidgets() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        Bare(model: model)
      } use: { window in
        let button = try window.button("Second")
        button.grabFocus()
        model.ids = [1]
        window.settle()
        XCTAssertFalse(button.isFocus)
        model.ids = []
        window.settle()
        XCTAssertTrue(button.isFocus)
      }
    }
  }

  func testBackButtonDisablesFocusOnClick() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        StackView(model: model)
      } use: { window in
        XCTAssertEqual(window.backButton?.focusesOnClick, false)
      }
    }
  }
}

private struct Bare: View {
  let model: PathModel

  var body: some View {
    NavigationContainer(ids: model.ids, onPop: { model.pop($0) }) {
      VStack {
        Button("First") {}
        Button("Second") {}
      }
    } destination: {
      Text("\($0)")
    }
  }
}
