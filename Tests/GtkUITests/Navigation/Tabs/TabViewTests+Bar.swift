import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The place of the bar, the header of the window, and badges.
extension TabViewTests {
  func testBarIsInTheHeaderOfAWideWindowAndAtTheBottomOfANarrowWindow() throws {
    try inTabs(width: 900) { model, window in
      let bar = try window.find(.tabList)
      let header = try XCTUnwrap(window.widget.headerBar)
      XCTAssertTrue(header.contains(bar))
      try window.resize(width: 400, height: 500)
      XCTAssertTrue(GtkTesting.wait { !header.contains(bar) })
      window.settle()
      XCTAssertTrue(bar.hasCSSClass("vertical"))
      let edges = try XCTUnwrap(bar.edges(in: window.widget))
      XCTAssertGreaterThan(edges.y, 350)
      // GTK 4.8 reads no name from the content of a button.
      XCTAssertEqual(window.findAll(.tab).map(\.isLabelledByAnother), [true, true, true])
      XCTAssertEqual(window.accessibilityIssues(), [])
      try window.resize(width: 900, height: 500)
      XCTAssertTrue(GtkTesting.wait { header.contains(bar) })
      XCTAssertFalse(bar.hasCSSClass("vertical"))
      XCTAssertEqual(window.findAll(.tab).map(\.isLabelledByAnother), [true, true, true])
    }
  }

  func testBarIsAtTheBottomIfTheHeaderHasNoRoomForTheTitlesOfTheTabs() throws {
    try onMain {
      let model = DocumentsModel()
      model.documents = Array(1...12)
      try inWindow(width: 700, height: 400) {
        UnboundPage(model: model)
      } use: { window in
        let header = try XCTUnwrap(window.widget.headerBar)
        let bar = try window.find(.tabList)
        XCTAssertTrue(GtkTesting.wait { !header.contains(bar) })
        try window.resize(width: 1200, height: 400)
        XCTAssertTrue(GtkTesting.wait { header.contains(bar) })
        try window.resize(width: 700, height: 400)
        XCTAssertTrue(GtkTesting.wait { !header.contains(bar) })
        model.documents = [1, 2, 3]
        window.settle()
        XCTAssertTrue(GtkTesting.wait { header.contains(bar) })
      }
    }
  }

  func testBarIsInTheHeaderOfASheet() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 600) {
        Text("below").sheet(isPresented: .constant(true)) { TabsPage(model: model) }
      } use: { window in
        window.settle()
        let header = try XCTUnwrap(window.sheet?.all(HeaderBar.self).first)
        XCTAssertTrue(try header.contains(window.find(.tabList)))
      }
    }
  }

  func testPushedPageHidesTheBarAndShowsItsTitle() throws {
    try inTabs { model, window in
      model.tab = .c
      window.settle()
      let bar = try window.find(.tabList)
      XCTAssertTrue(bar.isMapped)
      model.path = [1]
      window.settle()
      XCTAssertFalse(bar.isMapped)
      XCTAssertTrue(window.texts.contains("page 1"))
      XCTAssertEqual(window.title, "Page 1")
      XCTAssertTrue(window.pressEscape())
      window.settle()
      XCTAssertEqual(model.path, [])
      XCTAssertTrue(bar.isMapped)
      // A stack in a hidden tab does not handle the key.
      model.path = [1]
      model.tab = .a
      window.settle()
      XCTAssertTrue(bar.isMapped)
      XCTAssertFalse(window.press("<Alt>Left"))
      XCTAssertEqual(model.path, [1])
      XCTAssertEqual(window.title, "Title a")
    }
  }

  func testBadgeIsPartOfTheNameOfTheTab() throws {
    try inTabs { model, window in
      model.badge = 3
      window.settle()
      XCTAssertNoThrow(try window.find(.tab, named: "Beta 3"))
      model.badge = 0
      window.settle()
      XCTAssertNoThrow(try window.find(.tab, named: "Beta"))
    }
  }

  func testBadgeAtTheBottomEdgeIsAtTheEndOfItsIcon() throws {
    for badge in ["3", "99+", "12345"] {
      for direction in LayoutDirection.allCases {
        try onMain {
          GtkTesting.start()
          StyleSheet.load(ToolkitStyleSheet.source(app: ""))
          try inWindow(width: 400, height: 500) {
            BadgedTabs(badge: badge).environment(\.layoutDirection, direction)
          } use: { window in
            window.settle()
            let bar = try window.find(.tabList)
            XCTAssertTrue(GtkTesting.wait { bar.hasCSSClass("vertical") })
            window.settle()
            let tab = try window.find(.tab, named: "Beta \(badge)")
            let label = try XCTUnwrap(tab.all(Gtk.Label.self).first { $0.text == badge })
            XCTAssertTrue(GtkTesting.wait { label.allocatedWidth > 0 })
            let icon = try XCTUnwrap(tab.all(Gtk.Image.self).first?.edges(in: window.widget))
            let edges = try XCTUnwrap(label.edges(in: window.widget))
            // The badge begins in the middle of the icon, whatever its width is.
            let start = direction == .rightToLeft ? edges.x + edges.width : edges.x
            XCTAssertEqual(
              start,
              icon.x + icon.width / 2,
              accuracy: 3,
              "\(badge), \(direction)"
            )
            XCTAssertLessThan(edges.y, icon.y)
            XCTAssertEqual(window.accessibilityIssues(), [])
          }
        }
      }
    }
  }

  func testTabOnAPageOfAStackDeclaresDestinations() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 400) {
        StackedTabs(model: model)
      } use: { window in
        window.settle()
        let bar = try window.find(.tabList)
        XCTAssertFalse(try XCTUnwrap(window.widget.headerBar).contains(bar))
        XCTAssertEqual(window.title, "First")
        try window.click("Push")
        window.settle()
        XCTAssertEqual(window.title, "Detail 5")
        XCTAssertTrue(window.pressEscape())
        window.settle()
        XCTAssertEqual(window.title, "First")
      }
    }
  }

  func testStyleMovesTheBar() throws {
    try inTabs { model, window in
      try window.find(.tab, named: "Alpha").grabFocus()
      model.style = .grouped
      window.settle()
      let bar = try window.find(.tabList)
      XCTAssertFalse(try XCTUnwrap(window.widget.headerBar).contains(bar))
      model.style = .documents
      window.settle()
      XCTAssertTrue(window.all(ScrolledWindow.self).contains { $0.hasCSSClass("document-tabs") })
      XCTAssertEqual(tabNames(window), ["Alpha", "Beta", "Gamma"])
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "Alpha", "the focus is kept")
      model.style = .automatic
      window.settle()
      XCTAssertTrue(try XCTUnwrap(window.widget.headerBar).contains(window.find(.tabList)))
      XCTAssertEqual(tabNames(window), ["Alpha", "Beta", "Gamma"])
    }
  }

  func testBackGateOfAHiddenTabHasNoEffect() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 400) {
        GatedTabs(model: model)
      } use: { window in
        window.settle()
        XCTAssertTrue(window.pressEscape())
        window.settle()
        XCTAssertEqual(model.path, [1], "the visible tab refuses")
        model.tab = .b
        window.settle()
        XCTAssertTrue(window.pressEscape())
        window.settle()
        XCTAssertEqual(model.path, [])
      }
    }
  }

  func testTabViewInAPopoverHasItsBarAboveTheTabs() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 900, height: 600) {
        Text("below").popover(isPresented: .constant(true)) { TabsPage(model: model) }
      } use: { window in
        let popover = try XCTUnwrap(window.waitForPopover())
        XCTAssertEqual(popover.findAll(.tabList).count, 1)
      }
    }
  }

  func testInnerTabViewHasItsBarAboveItsTabs() throws {
    try onMain {
      try inWindow(width: 900, height: 600) {
        TabView {
          Tab("Outer", systemImage: "folder") {
            TabView {
              Tab("Inner 1", systemImage: "star") { Text("inner 1") }
              Tab("Inner 2", systemImage: "gear") { Text("inner 2") }
            }
          }
          Tab("Other", systemImage: "star") { Text("other") }
        }
      } use: { window in
        window.settle()
        XCTAssertEqual(tabNames(window).sorted(), ["Inner 1", "Inner 2", "Other", "Outer"])
        let header = try XCTUnwrap(window.widget.headerBar)
        XCTAssertEqual(header.findAll(.tab).count, 2)
        try window.find(.tab, named: "Inner 2").click()
        window.settle()
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("inner") }, ["inner 2"])
        try window.find(.tab, named: "Other").click()
        window.settle()
        XCTAssertEqual(window.texts, ["other"])
        try window.find(.tab, named: "Outer").click()
        window.settle()
        XCTAssertEqual(window.texts.filter { $0.hasPrefix("inner") }, ["inner 2"])
      }
    }
  }

  func testOneOfTwoTabViewsSideBySideHasItsBarInTheHeader() throws {
    try onMain {
      let model = TabsModel()
      try inWindow(width: 1200, height: 600) {
        TabsSideBySide(model: model)
      } use: { window in
        window.settle()
        let header = try XCTUnwrap(window.widget.headerBar)
        let namesInHeader = { header.findAll(.tab).compactMap(\.accessibleName) }
        XCTAssertEqual(namesInHeader(), ["Left 1", "Left 2"])
        XCTAssertEqual(tabNames(window).sorted(), ["Left 1", "Left 2", "Right 1", "Right 2"])
        model.isShown = false
        window.settle()
        XCTAssertEqual(namesInHeader(), ["Right 1", "Right 2"])
        model.isShown = true
        window.settle()
        XCTAssertEqual(namesInHeader(), ["Right 1", "Right 2"])
        XCTAssertEqual(tabNames(window).sorted(), ["Left 1", "Left 2", "Right 1", "Right 2"])
      }
    }
  }

  func testBadgeOfALinkIsBetweenItsTitleAndItsArrow() throws {
    try onMain {
      try inWindow(width: 400, height: 300) {
        NavigationStack {
          List(["Inbox"], id: \.self) { name in
            NavigationLink(name) { Text("page") }.badge(12)
          }
        }
      } use: { window in
        window.settle()
        XCTAssertEqual(window.texts, ["Inbox", "12"])
        let link = try window.widget.button("Inbox 12")
        let badge = try XCTUnwrap(link.all(Gtk.Label.self).first { $0.text == "12" })
        let start = try XCTUnwrap(badge.edges(in: link)).x
        XCTAssertGreaterThan(start, Double(link.allocatedWidth) * 0.75)
      }
    }
  }

  func testBadgeOfARowIsBesideItsText() throws {
    try onMain {
      try inWindow(width: 400, height: 300) {
        List(["Inbox"], id: \.self) { Text($0).badge(12) }
      } use: { window in
        window.settle()
        XCTAssertEqual(window.texts, ["Inbox", "12"])
      }
    }
  }
}

private struct TabsSideBySide: View {
  let model: TabsModel

  var body: some View {
    HStack {
      if model.isShown {
        TabView {
          Tab("Left 1", systemImage: "folder") { Text("left 1") }
          Tab("Left 2", systemImage: "star") { Text("left 2") }
        }
      }
      TabView {
        Tab("Right 1", systemImage: "folder") { Text("right 1") }
        Tab("Right 2", systemImage: "star") { Text("right 2") }
      }
    }
  }
}
