import GtkTestSupport
import XCTest

@testable import GtkUI

/// Changes of the path, and input, during a transition between pages.
final class TransitionTests: XCTestCase {
  private func inStack(
    _ ids: [Int],
    _ use: @MainActor (PathModel, TestWindow<StackView>) throws -> Void
  ) throws {
    try onMain {
      try withAnimations {
        let model = PathModel(ids)
        try inWindow {
          StackView(model: model)
        } use: { window in
          XCTAssertTrue(GtkTesting.wait { window.stack?.isMapped == true })
          try use(model, window)
        }
      }
    }
  }

  func testPushShowsBothPagesUntilTheTransitionFinishes() throws {
    try inStack([]) { model, window in
      model.ids = [1]
      window.flush()
      XCTAssertEqual(window.stack?.isTransitionRunning, true)
      XCTAssertEqual(window.pages.sorted(), ["page 1: 0", "root 0"])
      window.waitForTransition()
      XCTAssertEqual(window.pages, ["page 1: 0"])
    }
  }

  func testPoppedPageIsFrozenAndIgnoresClicksDuringTheTransition() throws {
    try inStack([1, 2]) { model, window in
      let button = try window.button("Count 2")
      model.ids = [1]
      model.counts[2] = 5
      window.flush()
      XCTAssertEqual(window.pages.sorted(), ["page 1: 0", "page 2: 0"])
      button.emit("clicked")
      model.counts[2] = 7
      window.flush()
      XCTAssertEqual(model.counts[2], 7)
      XCTAssertEqual(window.pages.sorted(), ["page 1: 0", "page 2: 0"])
      window.waitForTransition()
      XCTAssertEqual(window.pages, ["page 1: 0"])
    }
  }

  func testPopOfSeveralPagesShowsOnlyTheTopPageInTheTransition() throws {
    try inStack([1, 2, 3, 4]) { model, window in
      model.ids = []
      window.flush()
      XCTAssertEqual(window.pages.sorted(), ["page 4: 0", "root 0"])
      window.waitForTransition()
    }
  }

  func testReplacingTheTopPageRunsNoTransition() throws {
    try inStack([1, 2]) { model, window in
      model.ids = [1, 3]
      window.flush()
      XCTAssertEqual(window.stack?.isTransitionRunning, false)
      XCTAssertEqual(window.pages, ["page 3: 0"])
    }
  }

  func testPageCoveredWithoutATransitionDuringATransitionCanReceiveTheFocusAgain() throws {
    try inStack([1]) { model, window in
      model.ids = [1, 2]
      window.flush()
      XCTAssertEqual(window.stack?.isTransitionRunning, true)
      model.ids = [2, 1]
      window.flush()
      XCTAssertEqual(window.stack?.isTransitionRunning, false)
      model.ids = [2]
      window.flush()
      window.waitForTransition()
      XCTAssertTrue(try window.button("Count 2").grabFocus())
    }
  }

  func testPathChangesDuringTransitionsShowTheCurrentTopPage() throws {
    try inStack([]) { model, window in
      for ids in [
        [1], [1, 2], [1], [1, 2], [3], [3, 4], [], [1], [], [1], [2], [2, 1], [1], [],
      ] {
        model.ids = ids
        window.flush()
        let top = ids.last.map { "page \($0): 0" } ?? "root 0"
        XCTAssertTrue(window.pages.contains(top))
        XCTAssertLessThanOrEqual(window.pages.count, 2)
        XCTAssertLessThanOrEqual(window.stack?.children.count ?? 0, 2)
      }
      window.waitForTransition()
      XCTAssertEqual(window.pages, ["root 0"])
    }
  }

  func testCoveredPageCanBeRemovedDuringAPush() throws {
    try inStack([1]) { model, window in
      model.ids = [1, 2]
      window.flush()
      model.ids = [2]
      window.flush()
      window.waitForTransition()
      XCTAssertEqual(window.pages, ["page 2: 0"])
      try window.click("Back")
      window.waitForTransition()
      XCTAssertEqual(window.pages, ["root 0"])
    }
  }

  func testPagePushedAgainDuringItsPopIsANewPage() throws {
    try inStack([1]) { model, window in
      let button = try window.button("Count 1")
      model.ids = []
      window.flush()
      model.ids = [1]
      window.flush()
      window.waitForTransition()
      XCTAssertFalse(try window.button("Count 1") === button)
      try window.click("Count 1")
      XCTAssertEqual(window.pages, ["page 1: 1"])
    }
  }

  func testPoppedPageIsRemovedWhenTheWindowIsHiddenDuringTheTransition() throws {
    try inStack([1]) { model, window in
      let nodes = AnyNode.liveCount
      model.ids = []
      window.flush()
      window.widget.isVisible = false
      XCTAssertEqual(window.stack?.children.count, 1)
      XCTAssertLessThan(AnyNode.liveCount, nodes + 5)
      window.widget.isVisible = true
      XCTAssertTrue(GtkTesting.wait { window.pages == ["root 0"] })
    }
  }

  func testClosingTheWindowDuringATransitionReleasesAllObjects() throws {
    try inStack([1]) { model, window in
      model.ids = [1, 2]
      window.flush()
    }
    try inStack([1, 2]) { model, window in
      model.ids = []
      window.flush()
      window.widget.close()
    }
  }

  func testPushRunsNoTransitionIfAnimationsAreDisabled() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        model.ids = [1]
        window.flush()
        XCTAssertEqual(window.stack?.isTransitionRunning, false)
        XCTAssertEqual(window.pages, ["page 1: 0"])
      }
    }
  }

  func testPushSlidesLeftAndPopSlidesRightIn200Milliseconds() throws {
    try inStack([]) { model, window in
      XCTAssertEqual(window.stack?.transitionDuration, .milliseconds(200))
      model.ids = [1]
      window.flush()
      // GTK mirrors both transitions in right-to-left layouts.
      XCTAssertEqual(window.stack?.transition, .slideLeft)
      XCTAssertEqual(window.stack?.isTransitionRunning, true)
      let start = ContinuousClock.now
      model.ids = []
      window.flush()
      XCTAssertEqual(window.stack?.transition, .slideRight)
      XCTAssertEqual(window.stack?.isTransitionRunning, true)
      window.waitForTransition()
      // The times of frames are less precise than the clock, and a slow machine draws late.
      XCTAssertGreaterThan(ContinuousClock.now - start, .milliseconds(150))
    }
  }

  func testPushInAHiddenWindowRunsNoTransition() throws {
    try inStack([]) { model, window in
      let stack = window.stack
      window.widget.isVisible = false
      model.ids = [1]
      window.flush()
      XCTAssertEqual(stack?.isTransitionRunning, false)
      XCTAssertEqual(stack?.children.count, 1)
      window.widget.isVisible = true
      XCTAssertTrue(GtkTesting.wait { window.pages == ["page 1: 0"] })
    }
  }

  func testOnlyThePushedPageReceivesInputDuringTheTransition() throws {
    try inStack([]) { model, window in
      let root = try window.button("Count 0")
      root.grabFocus()
      model.ids = [1]
      window.flush()
      XCTAssertEqual(window.stack?.isTransitionRunning, true)
      let arriving = try window.button("Count 1")
      XCTAssertTrue(arriving.isFocus)
      XCTAssertFalse(root.grabFocus(), "Not even by the keyboard.")
      XCTAssertTrue(arriving.isFocus)
      let leaving = try XCTUnwrap(window.stack?.children.first { $0.contains(root) })
      XCTAssertFalse(leaving.canTarget)
      arriving.emit("clicked")
      XCTAssertEqual(model.counts[1], 1)
      model.ids = []
      window.flush()
      window.waitForTransition()
      XCTAssertTrue(root.isFocus)
      XCTAssertTrue(try XCTUnwrap(window.stack?.visibleChild).canTarget)
    }
  }
}
