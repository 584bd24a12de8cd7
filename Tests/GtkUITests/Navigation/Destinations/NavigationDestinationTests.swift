import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// Pages that a flag or an item presents, with and without a path.
final class NavigationDestinationTests: XCTestCase {
  func testItemPresentsAPageAndTheBackButtonSetsTheItemToNil() throws {
    try inTree { model, window in
      XCTAssertEqual(window.texts, ["root"])
      model.root = 1
      window.settle()
      XCTAssertEqual(window.texts, ["tree 1"])
      XCTAssertEqual(window.headerTitle, "Tree 1")
      XCTAssertEqual(window.coveredPageTitles, ["Root"])
      try window.click("Back")
      XCTAssertNil(model.root)
      XCTAssertEqual(window.texts, ["root"])
      XCTAssertEqual(window.headerTitle, "Root")
      XCTAssertNil(window.backButton)
    }
  }

  func testNestedDestinationIsShownAboveItsParentAndPoppedFirst() throws {
    try inTree { model, window in
      model.root = 1
      window.settle()
      model.nested = true
      window.settle()
      XCTAssertEqual(window.texts, ["nested"])
      XCTAssertEqual(window.coveredPageTitles, ["Tree 1", "Root"])
      try window.click("Back")
      XCTAssertFalse(model.nested)
      XCTAssertEqual(window.texts, ["tree 1"])
    }
  }

  func testInitialItemFlagAndPathShowAllPagesInOrder() throws {
    try onMain {
      let model = TreeModel()
      model.root = 1
      model.nested = true
      model.path = ["a"]
      try inWindow {
        TreeView(model: model)
      } use: { window in
        XCTAssertEqual(window.texts, ["page a"])
        XCTAssertEqual(window.coveredPageTitles, ["Nested", "Tree 1", "Root"])
        window.goBack()
        XCTAssertEqual(window.texts, ["nested"])
        window.goBack()
        XCTAssertEqual(window.texts, ["tree 1"])
        window.goBack()
        XCTAssertEqual(window.texts, ["root"])
      }
    }
  }

  func testDestinationIsAboveItsPageAndBelowTheNextPathElement() throws {
    try inTree { model, window in
      model.path = ["a", "b"]
      window.settle()
      model.pages = ["b": 2]
      window.settle()
      XCTAssertEqual(window.texts, ["tree 2"])
      model.path = ["a", "b", "c"]
      window.settle()
      XCTAssertEqual(window.texts, ["page c"])
      XCTAssertEqual(window.coveredPageTitles, ["Tree 2", "Page b", "Page a", "Root"])
      try window.click("Back")
      XCTAssertEqual(model.path, ["a", "b"])
      XCTAssertEqual(window.texts, ["tree 2"])
    }
  }

  func testPopToRootRemovesPathElementsAndItemsInOneTransition() throws {
    try onMain {
      try withAnimations {
        let model = TreeModel()
        try inWindow {
          TreeView(model: model)
        } use: { window in
          XCTAssertTrue(GtkTesting.wait { window.stack?.isMapped == true })
          model.root = 1
          window.flush()
          model.path = ["a"]
          window.flush()
          model.pages = ["a": 2]
          window.flush()
          window.waitForTransition()
          XCTAssertEqual(window.coveredPageTitles, ["Page a", "Tree 1", "Root"])
          window.screens?.didSelectScreen(try XCTUnwrap(window.screens?.screenID(at: 2)))
          window.flush()
          XCTAssertEqual(window.texts.sorted(), ["root", "tree 2"], "Only the top moves.")
          XCTAssertEqual(model.path, [])
          XCTAssertNil(model.root)
          XCTAssertEqual(model.writes, ["path", "root"], "Each is asked once, the upper first.")
          window.waitForTransition()
          XCTAssertEqual(window.texts, ["root"])
        }
      }
    }
  }

  func testAnotherItemReplacesTheDestination() throws {
    try inTree { model, window in
      model.root = 1
      window.settle()
      model.root = 2
      window.settle()
      XCTAssertEqual(window.texts, ["tree 2"])
      XCTAssertEqual(window.coveredPageTitles, ["Root"])
    }
  }

  func testDismissedDestinationShowsItsLastTextDuringTheTransition() throws {
    try onMain {
      try withAnimations {
        let model = TreeModel()
        try inWindow {
          TreeView(model: model)
        } use: { window in
          XCTAssertTrue(GtkTesting.wait { window.stack?.isMapped == true })
          model.root = 1
          window.flush()
          window.waitForTransition()
          model.root = nil
          window.flush()
          XCTAssertEqual(window.texts.sorted(), ["root", "tree 1"])
          window.waitForTransition()
          XCTAssertEqual(window.texts, ["root"])
        }
      }
    }
  }

  func testDestinationUpdatesWithTheStateWhileItsParentIsCovered() throws {
    try inTree { model, window in
      model.root = 1
      window.settle()
      model.label = "new"
      window.settle()
      XCTAssertEqual(window.texts, ["tree 1 new"])
    }
  }

  func testDestinationPresentedByACoveredPageIsShownAfterThePop() throws {
    try inTree { model, window in
      model.path = ["a"]
      window.settle()
      model.root = 1
      window.settle()
      XCTAssertEqual(window.texts, ["page a"])
      model.path = []
      window.settle()
      XCTAssertEqual(window.texts, ["tree 1"])
      XCTAssertEqual(window.coveredPageTitles, ["Root"])
    }
  }

  func testPoppingAPageRemovesItsDestinations() throws {
    try inTree { model, window in
      model.path = ["a"]
      window.settle()
      model.pages = ["a": 1]
      window.settle()
      XCTAssertEqual(window.texts, ["tree 1"])
      model.path = []
      window.settle()
      XCTAssertEqual(window.texts, ["root"])
      XCTAssertEqual(window.screens?.screenCount, 0)
    }
  }

  func testDismissActionPopsItsPageAndAllPagesAbove() throws {
    try inTree { model, window in
      XCTAssertEqual(model.isPresented["Root"], false)
      model.root = 1
      window.settle()
      XCTAssertEqual(model.isPresented["Tree 1"], true)
      model.path = ["a", "b"]
      window.settle()
      model.dismissals["Page b"]?()
      window.settle()
      XCTAssertEqual(window.texts, ["page a"])
      model.dismissals["Tree 1"]?()
      window.settle()
      XCTAssertEqual(window.texts, ["root"])
      XCTAssertEqual(model.path, [])
      model.dismissals["Root"]?()
      window.settle()
      XCTAssertEqual(window.texts, ["root"])
    }
  }

  func testDestinationRemainsIfItsBindingRefusesFalse() throws {
    try onMain {
      let refused = Log()
      let binding = Binding<Bool>(get: { true }, set: { refused.append("\($0)") })
      try inWindow {
        NavigationStack {
          Text("root").navigationDestination(isPresented: binding) { Text("page") }
        }
      } use: { window in
        try window.click("Back")
        XCTAssertEqual(refused.lines, ["false"])
        XCTAssertEqual(window.texts, ["page"])
      }
    }
  }

  func testDestinationOutsideOfAStackIsReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          Text("alone").navigationDestination(isPresented: .constant(true)) { Text("page") }
        } use: { window in
          XCTAssertEqual(window.texts, ["alone"])
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("outside a 'NavigationStack'") == true)
    }
  }

  private func inTree(
    _ use: @MainActor (TreeModel, TestWindow<TreeView>) throws -> Void
  ) throws {
    try onMain {
      let model = TreeModel()
      try inWindow {
        TreeView(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}
