import GtkTestSupport
import XCTest

import class Gtk.Bin

@testable import GtkUI

/// The page that is shown for a path, without animations.
final class NavigationTests: XCTestCase {
  func testTopPageIsShownAfterEachPathChange() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        XCTAssertEqual(window.pages, ["root 0"])
        for ids in [
          [1], [1, 2], [1, 2, 3, 4], [1, 4], [1, 9, 4], [1], [], [5, 6], [7], [6, 7], [7, 6], [],
        ] {
          model.ids = ids
          window.settle()
          XCTAssertEqual(window.pages, [ids.last.map { "page \($0): 0" } ?? "root 0"])
          XCTAssertEqual(window.screens?.screenCount, ids.count)
        }
      }
    }
  }

  func testHeaderAndWindowShowTheTitleOfTheTopPage() throws {
    try onMain {
      let model = PathModel()
      try inWindow {
        StackView(model: model)
      } use: { window in
        XCTAssertEqual(window.headerTitle, "Root 0")
        model.ids = [3]
        window.settle()
        XCTAssertEqual(window.headerTitle, "Page 3: 0")
        XCTAssertEqual(window.widget.title, "Page 3: 0")
        try window.click("Count 3")
        XCTAssertEqual(window.headerTitle, "Page 3: 1")
        model.ids = []
        window.settle()
        XCTAssertEqual(window.widget.title, "Root 0")
      }
    }
  }

  func testAccessibleLabelOfAPageIsItsTitle() throws {
    try onMain {
      let model = PathModel([3])
      try inWindow {
        StackView(model: model)
      } use: { window in
        let page = try XCTUnwrap(
          window.all(Bin.self).first { $0.accessibleRole == .group && $0.hasCSSClass("background") }
        )
        XCTAssertEqual(page.accessibleLabel, "Page 3: 0")
        try window.click("Count 3")
        XCTAssertEqual(page.accessibleLabel, "Page 3: 1")
      }
    }
  }

  func testPopRequestDoesNotChangeThePathByItself() throws {
    try onMain {
      let model = PathModel([1, 2])
      model.grantsRequests = false
      try inWindow {
        StackView(model: model)
      } use: { window in
        try window.click("Back")
        XCTAssertTrue(window.goBack())
        XCTAssertEqual(model.requests, [2, 2])
        XCTAssertEqual(window.pages, ["page 2: 0"])
      }
    }
  }

  func testStackThatCannotPopConsumesPopRequestsAndStillFollowsThePath() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        StackView(model: model, canPop: false)
      } use: { window in
        XCTAssertTrue(window.goBack())
        try window.click("Back")
        window.screens?.didSelectScreen(try XCTUnwrap(window.screens?.screenID(at: 0)))
        XCTAssertEqual(model.requests, [])
        model.ids = []
        window.settle()
        XCTAssertEqual(window.pages, ["root 0"])
        XCTAssertFalse(window.goBack(), "At the root there is nothing to leave.")
      }
    }
  }

  func testTwoPopRequestsBeforeAnUpdatePopTwoPages() throws {
    try onMain {
      let model = PathModel([1, 2, 3])
      try inWindow {
        StackView(model: model)
      } use: { window in
        window.screens?.requestPop()
        window.screens?.requestPop()
        window.settle()
        XCTAssertEqual(model.requests, [3, 2])
        XCTAssertEqual(window.pages, ["page 1: 0"])
      }
    }
  }

  func testStackThatReplacesAnotherStackOwnsTheHeader() throws {
    try onMain {
      let model = PathModel([1])
      let other = PathModel([2])
      try inWindow {
        TwoStacks(isFirst: true, first: model, second: other)
      } use: { window in
        window.update { TwoStacks(isFirst: false, first: model, second: other) }
        XCTAssertEqual(window.headerTitle, "Page 2: 0")
        try window.click("Back")
        XCTAssertEqual(other.requests, [2])
      }
    }
  }

  func testRemovingAStackRestoresTheHeaderOfTheWindow() throws {
    try onMain {
      let model = PathModel([1])
      try inWindow {
        MaybeStack(isThere: true, model: model)
      } use: { window in
        window.update { MaybeStack(isThere: false, model: model) }
        XCTAssertEqual(window.headerTitle, "Test")
        XCTAssertNil(window.backButton)
      }
    }
  }
}

private struct TwoStacks: View {
  let isFirst: Bool
  let first: PathModel
  let second: PathModel

  var body: some View {
    if isFirst {
      StackView(model: first)
    } else {
      StackView(model: second)
    }
  }
}

private struct MaybeStack: View {
  let isThere: Bool
  let model: PathModel

  var body: some View {
    if isThere {
      StackView(model: model)
    }
  }
}
