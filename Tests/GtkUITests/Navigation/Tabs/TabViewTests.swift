import Gtk
import GtkTestSupport
import IssueReporting
import TestSupport
import XCTest

@testable import GtkUI

final class TabViewTests: XCTestCase {
  func testSelectedTabIsShownAndAClickWritesTheSelection() throws {
    try inTabs { model, window in
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("content") }, ["content a"])
      XCTAssertEqual(selectedTabs(window), ["Alpha"])
      try window.find(.tab, named: "Beta").click()
      window.settle()
      XCTAssertEqual(model.tab, .b)
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("content") }, ["content b"])
      XCTAssertEqual(selectedTabs(window), ["Beta"])
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testSelectionThatTheAppWritesShowsItsTab() throws {
    try inTabs { model, window in
      model.tab = .c
      window.settle()
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("content") }, ["content c"])
      XCTAssertEqual(selectedTabs(window), ["Gamma"])
    }
  }

  func testBindingThatIgnoresAValueKeepsTheTab() throws {
    try inTabs { model, window in
      model.isLocked = true
      try window.find(.tab, named: "Beta").click()
      window.settle()
      XCTAssertEqual(model.tab, .a)
      XCTAssertEqual(selectedTabs(window), ["Alpha"])
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("content") }, ["content a"])
    }
  }

  func testFirstTabIsShownIfNoTabHasTheSelectedValue() throws {
    try inTabs { model, window in
      model.tab = .b
      window.settle()
      model.tab = .none
      window.settle()
      XCTAssertEqual(selectedTabs(window), ["Alpha"])
      XCTAssertEqual(model.tab, .none)
    }
  }

  func testTabsAreCreatedWhenTheyAreFirstShownAndKeepTheirState() throws {
    try inTabs { model, window in
      XCTAssertEqual(model.log.lines, ["appear a"])
      try window.click("Count a")
      XCTAssertTrue(window.texts.contains("count 1"))
      model.tab = .b
      window.settle()
      XCTAssertEqual(model.log.lines, ["appear a", "disappear a", "appear b"])
      model.tab = .a
      window.settle()
      XCTAssertTrue(window.texts.contains("count 1"))
      XCTAssertEqual(
        model.log.lines,
        ["appear a", "disappear a", "appear b", "disappear b", "appear a"]
      )
    }
  }

  func testHiddenTabIsUpdatedWhenTheTabIsShownAgain() throws {
    try inTabs { model, window in
      model.tab = .b
      window.settle()
      let before = model.bodies.lines.count
      model.text = "new"
      window.settle()
      XCTAssertEqual(model.bodies.lines.count, before + 1, "only the visible tab is evaluated")
      model.tab = .a
      window.settle()
      XCTAssertTrue(window.texts.contains("text new"))
    }
  }

  func testTitleAndToolbarAreThoseOfTheVisibleTab() throws {
    try inTabs { model, window in
      XCTAssertEqual(window.title, "Title a")
      XCTAssertEqual(
        window.findAll(.button).compactMap(\.accessibleName).filter { $0 == "Tool a" },
        ["Tool a"]
      )
      model.tab = .b
      window.settle()
      XCTAssertEqual(window.title, "Title b")
      XCTAssertTrue(window.findAll(.button).compactMap(\.accessibleName).contains("Tool b"))
      XCTAssertFalse(window.findAll(.button).compactMap(\.accessibleName).contains("Tool a"))
    }
  }

  func testKeysSelectTabs() throws {
    try inTabs { model, window in
      let box = try XCTUnwrap(window.all(Box.self).first { $0.hasCSSClass("tab-view") })
      XCTAssertTrue(box.performShortcut("<Control>Page_Down"))
      window.settle()
      XCTAssertEqual(model.tab, .b)
      XCTAssertTrue(box.performShortcut("<Control>Page_Up"))
      XCTAssertTrue(box.performShortcut("<Control>Page_Up"))
      window.settle()
      XCTAssertEqual(model.tab, .c)
      XCTAssertTrue(box.performShortcut("<Alt>1"))
      window.settle()
      XCTAssertEqual(model.tab, .a)
      XCTAssertFalse(box.performShortcut("<Alt>9"))
    }
  }

  func testFocusReturnsToTheWidgetThatHadTheFocus() throws {
    try inTabs { model, window in
      let entry = try window.first(Entry.self)
      entry.grabFocus()
      model.tab = .b
      window.settle()
      let focus = try XCTUnwrap(window.widget.focusWidget)
      XCTAssertTrue(focus.isMapped)
      model.tab = .a
      window.settle()
      XCTAssertTrue(entry.containsFocus)
    }
  }

  func testTagsInsideAndOutsideOfTabItemsAreFound() throws {
    try onMain {
      let model = TabsModel()
      model.tab = .b
      try inWindow(width: 800, height: 400) {
        TaggedPage(model: model)
      } use: { window in
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Inside"])
        model.tab = .a
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Outside"])
      }
    }
  }

  func testViewThatIsNoTabIsReported() throws {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder]) {
      try onMain {
        try inWindow(width: 600, height: 400) {
          TabView {
            Text("one").tabItem { Text("One") }
            Text("two")
          }
        } use: { window in
          window.settle()
          XCTAssertFalse(window.texts.contains("two"))
        }
      }
    }
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("a view that is not a tab") == true)
  }

  func testSelectedTabWithoutAValueIsReported() throws {
    let recorder = IssueRecorder()
    try withIssueReporters([recorder]) {
      try onMain {
        let model = TabsModel()
        try inWindow(width: 600, height: 400) {
          UnvaluedPage(model: model)
        } use: { window in
          window.settle()
          try window.find(.tab, named: "Two").click()
          window.settle()
          XCTAssertEqual(selectedTabs(window), ["One"])
          XCTAssertEqual(model.tab, .a)
        }
      }
    }
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("has no value of type 'Place'") == true)
  }

  func testTabViewIsRemovedWithItsNodesAndItsHeaderItems() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 400) {
        SwitchedTabs(model: model)
      } use: { window in
        window.settle()
        model.isShown = false
        window.settle()
        XCTAssertEqual(window.texts, ["nothing"])
        XCTAssertEqual(window.title, "Test")
        XCTAssertEqual(window.findAll(.tabList), [])
        model.isShown = true
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Alpha"])
      }
    }
  }

  func testChangedTagInsideOfATabItemIsFound() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 800, height: 400) {
        RetaggedPage(model: model)
      } use: { window in
        window.settle()
        model.text = "renamed"
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Second"])
        try window.find(.tab, named: "First").click()
        window.settle()
        try window.find(.tab, named: "Second").click()
        window.settle()
        XCTAssertEqual(model.text, "renamed")
      }
    }
  }

  func testNodesOfARemovedTabViewAreReleased() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 400) {
        SwitchedTabs(model: model)
      } use: { window in
        model.isShown = false
        window.settle()
        let baseline = AnyNode.liveCount
        for place in [TabsModel.Place.a, .b, .c] {
          model.isShown = true
          window.settle()
          model.tab = place
          window.settle()
          model.isShown = false
          window.settle()
        }
        XCTAssertEqual(AnyNode.liveCount, baseline)
      }
    }
  }

  func inTabs(
    width: Int = 900,
    _ use: @MainActor (TabsModel, TestWindow<TabsPage>) throws -> Void
  ) throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: width, height: 500) {
        TabsPage(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.widget.allocatedWidth > 0 })
        window.settle()
        try use(model, window)
      }
    }
  }
}
