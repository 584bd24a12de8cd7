import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class FullScreenCoverTests: XCTestCase {
  func testFullScreenCoverReplacesTheContentAndTheHeaderOfTheWindow() throws {
    try inCover { model, window in
      XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
      XCTAssertEqual(window.texts, ["presented 0, taps 0", "Tap", "Leave"])
      XCTAssertEqual(window.headerTitle, "Title 0")
      XCTAssertEqual(window.widget.title, "Title 0")
      XCTAssertTrue(window.backButton?.isMapped ?? false)
      model.isOn = false
      window.settle()
      XCTAssertEqual(window.texts, ["First", "Other"])
      XCTAssertEqual(window.headerTitle, "Test")
      XCTAssertNil(window.backButton)
    }
  }

  func testEachWayToDismissAFullScreenCoverWritesFalseOnce() throws {
    let ways: [(String, @MainActor (TestWindow<CoverBase>) throws -> Void)] = [
      ("Escape", { $0.pressEscape() }),
      ("the button in the header", { try $0.click("Back") }),
      ("dismiss", { try $0.click("Leave") }),
      ("closing the window", { $0.requestClose() }),
    ]
    for (name, leave) in ways {
      try inCover { model, window in
        try leave(window)
        XCTAssertEqual(
          model.log.lines,
          ["appear", "isOn = false", "disappear", "gone"],
          "by \(name)"
        )
        XCTAssertEqual(window.texts, ["First", "Other"], name)
      }
    }
  }

  func testFullScreenCoverRemainsIfItsBindingRefusesFalse() throws {
    try inCover { model, window in
      model.grantsRequests = false
      window.pressEscape()
      try window.click("Back")
      XCTAssertEqual(model.log.lines, ["appear", "isOn = false", "isOn = false"])
      XCTAssertEqual(window.texts.first, "presented 0, taps 0")
    }
  }

  func testFocusMovesToAFullScreenCoverAndReturnsAfterItsDismissal() throws {
    try inCover(isOn: false) { model, window in
      let other = try window.button("Other")
      other.grabFocus()
      model.isOn = true
      window.settle()
      XCTAssertTrue(try window.button("Tap").isFocus)
      model.isOn = false
      window.settle()
      XCTAssertTrue(other.isFocus)
    }
  }

  func testDismissedFullScreenCoverIsFrozenUntilItsTransitionFinishes() throws {
    try onMain {
      try withAnimations {
        let model = PresentingModel()
        model.isOn = true
        try inWindow {
          CoverBase(model: model)
        } use: { window in
          GtkTesting.wait { window.stack?.isTransitionRunning == false }
          let tap = try window.button("Tap")
          model.isOn = false
          model.count = 7
          window.flush()
          XCTAssertTrue(window.stack?.isTransitionRunning ?? false)
          XCTAssertTrue(
            window.texts.contains("presented 0, taps 0"),
            "A frozen cover shows its last content."
          )
          XCTAssertTrue(window.texts.contains("First"), "The page below is visible.")
          tap.emit("clicked")
          XCTAssertEqual(model.log.lines, ["appear"])
          GtkTesting.wait { model.log.lines.last == "gone" }
          XCTAssertEqual(model.log.lines, ["appear", "disappear", "gone"])
          XCTAssertNil(window.stack)
        }
      }
    }
  }

  func testFullScreenCoverIsShownAfterStateChangesDuringItsTransition() throws {
    try onMain {
      try withAnimations {
        let model = PresentingModel()
        model.isOn = true
        try inWindow {
          CoverBase(model: model)
        } use: { window in
          for isOn in [false, true, false, true] {
            model.isOn = isOn
            window.flush()
          }
          XCTAssertTrue(
            GtkTesting.wait { window.all(Stack.self).count == 1 && !window.texts.contains("First") }
          )
          XCTAssertEqual(window.texts, ["presented 0, taps 0", "Tap", "Leave"])
          XCTAssertEqual(window.headerTitle, "Title 0")
        }
      }
    }
  }

  func testNavigationStackInAFullScreenCoverOwnsTheHeaderAndPopsFirst() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel([1])
      try inWindow {
        Text("base").fullScreenCover(isPresented: model.flag) { StackView(model: path) }
      } use: { window in
        model.isOn = true
        window.settle()
        XCTAssertEqual(window.headerTitle, "Page 1: 0")
        XCTAssertEqual(
          window.widget.headerBar?.buttons.filter { $0.accessibleName == "Back" }.count,
          1
        )
        window.pressEscape()
        XCTAssertEqual(path.ids, [])
        XCTAssertEqual(window.headerTitle, "Root 0")
        XCTAssertTrue(model.isOn)
        XCTAssertNotNil(window.backButton, "There is a way to leave the page itself.")
        window.pressEscape()
        XCTAssertFalse(model.isOn)
        XCTAssertEqual(window.headerTitle, "Test")
      }
    }
  }

  func testNavigationStackOwnsTheHeaderAfterItsFullScreenCover() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel([1])
      try inWindow {
        StackView(model: path).fullScreenCover(item: model.itemBinding) {
          Text("item \($0.id)").navigationTitle("Item \($0.id)")
        }
      } use: { window in
        model.item = PresentedItem(id: 1)
        window.settle()
        XCTAssertEqual(window.headerTitle, "Item 1")
        path.counts[1] = 5
        window.settle()
        XCTAssertEqual(window.headerTitle, "Item 1")
        model.item = PresentedItem(id: 2)
        window.settle()
        XCTAssertEqual(window.headerTitle, "Item 2")
        window.pressEscape()
        XCTAssertEqual(path.ids, [1], "Escape is for what is on top.")
        XCTAssertEqual(window.headerTitle, "Page 1: 5")
        XCTAssertNotNil(window.backButton)
      }
    }
  }

  func testWindowGrowsToTheMinimumWidthOfAFullScreenCover() throws {
    try onMain {
      let model = PresentingModel()
      try inWindow(width: 300) {
        Text("base").fullScreenCover(isPresented: model.flag) {
          Text(String(repeating: "word", count: 30)).wrappingAtWords()
        }
      } use: { window in
        model.isOn = true
        window.settle()
        XCTAssertTrue(GtkTesting.wait { window.content?.allocatedWidth ?? 0 > 600 })
      }
    }
  }

  private func inCover(
    isOn: Bool = true,
    _ use: @MainActor (PresentingModel, TestWindow<CoverBase>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = isOn
      try inWindow {
        CoverBase(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

struct CoverBase: View {
  let model: PresentingModel

  var body: some View {
    VStack {
      Button("First") {}
      Button("Other") {}
    }
    .fullScreenCover(isPresented: model.flag, onDismiss: { model.log.append("gone") }) {
      PresentedView(model: model)
    }
  }
}
