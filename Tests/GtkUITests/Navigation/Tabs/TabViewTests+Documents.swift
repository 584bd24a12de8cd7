import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Tabs of a loop, and tabs that the user closes.
extension TabViewTests {
  func testTabsOfALoopAreAddedMovedAndRemoved() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        XCTAssertEqual(tabNames(window), ["Doc 1", "Doc 2", "Doc 3"])
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("text") }, ["text 2"])
        model.documents = [3, 2, 4]
        window.settle()
        XCTAssertEqual(tabNames(window), ["Doc 3", "Doc 2", "Doc 4"])
        XCTAssertEqual(selectedTabs(window), ["Doc 2"])
        model.documents = [3, 4]
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Doc 3"])
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("text") }, ["text 3"])
        model.documents = []
        window.settle()
        XCTAssertEqual(window.texts, [])
        model.documents = [7]
        window.settle()
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("text") }, ["text 7"])
      }
    }
  }

  func testCloseButtonAndTheMenuKeyCloseADocument() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        XCTAssertEqual(window.accessibilityIssues(), [])
        let closes = window.findAll(.button).filter { $0.hasCSSClass("circular") }
        // Document 1 cannot be closed.
        XCTAssertEqual(closes.count, 2)
        try closes.last?.click()
        window.settle()
        XCTAssertEqual(model.documents, [1, 2])
        XCTAssertTrue(window.host.closeDocument())
        window.settle()
        XCTAssertEqual(model.documents, [1])
        XCTAssertFalse(window.host.closeDocument())
      }
    }
  }

  func testFocusStaysInTheTabViewWhenTheFocusedTabIsRemoved() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        let entry = try XCTUnwrap(window.all(Entry.self).first { $0.isMapped })
        entry.grabFocus()
        model.documents = [1, 3]
        window.settle()
        let box = try XCTUnwrap(window.all(Box.self).first { $0.hasCSSClass("tab-view") })
        XCTAssertTrue(box.containsFocus)
        XCTAssertEqual(window.widget.focusWidget?.isMapped, true)
      }
    }
  }

  func testTabViewWithoutABindingStoresItsTab() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 800, height: 400) {
        UnboundPage(model: model)
      } use: { window in
        window.settle()
        XCTAssertEqual(tabNames(window), ["Doc 1", "Doc 2", "Doc 3"])
        try window.find(.tab, named: "Doc 3").click()
        window.settle()
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("text") }, ["text 3"])
        // The tab remains selected although its position changes.
        model.documents = [3, 1]
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Doc 3"])
        model.documents = [1]
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Doc 1"])
      }
    }
  }

  func testSelectionAndTabsThatChangeTogetherShowOnlyTheNewTab() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        model.log.removeAll()
        model.documents = [1, 2, 3, 9]
        model.selection = 9
        window.settle()
        XCTAssertEqual(selectedTabs(window), ["Doc 9"])
        XCTAssertEqual(model.log.lines, ["disappear 2", "appear 9"])
      }
    }
  }

  func testSelectedDocumentIsScrolledIntoView() throws {
    try onMain {
      let model = DocumentsModel()
      model.documents = Array(1...20)
      model.selection = 1
      try inWindow(width: 500, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        let scroller = try XCTUnwrap(
          window.all(ScrolledWindow.self).first { $0.hasCSSClass("document-tabs") }
        )
        XCTAssertEqual(scroller.horizontalOffset, 0)
        model.selection = 20
        window.settle()
        XCTAssertTrue(GtkTesting.wait { isInside("Doc 20", scroller, window) })
        model.selection = 5
        window.settle()
        XCTAssertTrue(GtkTesting.wait { isInside("Doc 5", scroller, window) })
        model.documents.append(21)
        model.selection = 21
        window.settle()
        XCTAssertTrue(GtkTesting.wait { isInside("Doc 21", scroller, window) })
      }
    }
  }

  func testDocumentsAreNotClosedTwice() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        let close = try window.widget.button("Close Doc 3")
        try close.click()
        // The second click finds the button of the removed document.
        try? close.click()
        window.settle()
        XCTAssertEqual(model.documents, [1, 2])
        XCTAssertEqual(model.closes, 1)
      }
    }
  }

  func testAddedTabHasTheDirectionOfItsTabView() throws {
    try onMain {
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model).environment(\.layoutDirection, .rightToLeft)
      } use: { window in
        window.settle()
        model.documents.append(4)
        window.settle()
        let starts = window.findAll(.tab).compactMap { $0.edges(in: window.widget)?.x }
        XCTAssertEqual(starts.count, 4)
        XCTAssertEqual(starts, starts.sorted(by: >))
        XCTAssertTrue(window.findAll(.tab).allSatisfy { $0.direction == .rightToLeft })
      }
    }
  }
}
