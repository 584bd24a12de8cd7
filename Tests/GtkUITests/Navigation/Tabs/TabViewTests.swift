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

  func testBarIsInTheHeaderOfAWideWindowAndAtTheBottomOfANarrowWindow() throws {
    try inTabs(width: 900) { model, window in
      let bar = try window.find(.tabList)
      let header = try XCTUnwrap(window.widget.headerBar)
      XCTAssertTrue(header.contains(bar))
      window.widget.defaultSize = (400, 500)
      XCTAssertTrue(GtkTesting.wait { !header.contains(bar) })
      window.settle()
      XCTAssertTrue(bar.hasCSSClass("vertical"))
      let edges = try XCTUnwrap(bar.edges(in: window.widget))
      XCTAssertGreaterThan(edges.y, 350)
      XCTAssertEqual(window.accessibilityIssues(), [])
      window.widget.defaultSize = (900, 500)
      XCTAssertTrue(GtkTesting.wait { header.contains(bar) })
      XCTAssertFalse(bar.hasCSSClass("vertical"))
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
        window.widget.defaultSize = (1200, 400)
        XCTAssertTrue(GtkTesting.wait { header.contains(bar) })
        window.widget.defaultSize = (700, 400)
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

  private func inTabs(
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

/// Returns whether the tab of a name is inside the visible part of a bar.
@MainActor
private func isInside<V: View>(
  _ name: String,
  _ scroller: ScrolledWindow,
  _ window: TestWindow<V>
) -> Bool {
  guard let tab = try? window.find(.tab, named: name), let edges = tab.edges(in: scroller) else {
    return false
  }
  return edges.x >= -1 && edges.x + edges.width <= Double(scroller.allocatedWidth) + 1
}

/// Returns the names of the tabs, in order.
@MainActor
private func tabNames<V: View>(_ window: TestWindow<V>) -> [String] {
  window.findAll(.tab).compactMap(\.accessibleName)
}

/// Returns the names of the tabs whose buttons are active.
@MainActor
private func selectedTabs<V: View>(_ window: TestWindow<V>) -> [String] {
  window.findAll(.tab).filter { ($0 as? ToggleButton)?.isActive == true }
    .compactMap(\.accessibleName)
}

@MainActor
@Observable
private final class TabsModel {
  enum Place: Hashable { case a, b, c, none }

  var tab = Place.a
  var isLocked = false
  var isShown = true
  var text = "old"
  var badge = 0
  var path: [Int] = []
  var style = TabViewStyle.automatic
  @ObservationIgnored var log = Log()
  @ObservationIgnored var bodies = Log()
}

private struct TabsPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(
      selection: Binding(get: { model.tab }, set: { if !model.isLocked { model.tab = $0 } })
    ) {
      Tab("Alpha", systemImage: "folder", value: .a) { TabContentPage(name: "a", model: model) }
      TabContentPage(name: "b", model: model)
        .tabItem { Label("Beta", systemImage: "star") }
        .tag(TabsModel.Place.b)
        .badge(model.badge)
      Tab("Gamma", systemImage: "gear", value: .c) {
        NavigationStack(path: $model.path) {
          TabContentPage(name: "c", model: model)
            .navigationDestination(for: Int.self) {
              Text("page \($0)").navigationTitle("Page \($0)")
            }
        }
      }
    }
    .tabViewStyle(model.style)
  }
}

private struct TabContentPage: View {
  let name: String
  let model: TabsModel
  @State private var count = 0
  @State private var draft = ""

  var body: some View {
    let _ = model.bodies.append(name)
    VStack {
      Text("content \(name)")
      Text("text \(model.text)")
      Text("count \(count)")
      Button("Count \(name)") { count += 1 }
      TextField("Draft", text: $draft)
    }
    .onAppear { model.log.append("appear \(name)") }
    .onDisappear { model.log.append("disappear \(name)") }
    .navigationTitle("Title \(name)")
    .toolbar { Button("Tool \(name)") {} }
  }
}

private struct SwitchedTabs: View {
  let model: TabsModel

  var body: some View {
    if model.isShown { TabsPage(model: model) } else { Text("nothing") }
  }
}

private struct TaggedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.tab) {
      Text("first").tabItem { Text("Outside") }.tag(TabsModel.Place.a)
      Text("second").padding().tag(TabsModel.Place.b).tabItem { Text("Inside") }
    }
  }
}

private struct UnvaluedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("One", systemImage: "folder", value: .a) { Text("one") }
      Text("two").tabItem { Text("Two") }
    }
  }
}

private struct RetaggedPage: View {
  @Bindable var model: TabsModel

  var body: some View {
    TabView(selection: $model.text) {
      Text("first").tabItem { Text("First") }.tag("first")
      Text("second").tag(model.text == "first" ? "renamed" : model.text).tabItem { Text("Second") }
    }
  }
}

private struct GatedTabs: View {
  @Bindable var model: TabsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { _ in
        TabView(selection: $model.tab) {
          Tab("Gated", systemImage: "folder", value: .a) {
            Text("gated").navigationBackAllowed(false)
          }
          Tab("Open", systemImage: "star", value: .b) { Text("open") }
        }
      }
    }
    .onAppear { model.path = [1] }
  }
}

private struct StackedTabs: View {
  @Bindable var model: TabsModel
  @State private var detail: Int?

  var body: some View {
    NavigationStack {
      TabView {
        Tab("One", systemImage: "folder") {
          Button("Push") { detail = 5 }
            .navigationDestination(item: $detail) { Text("d").navigationTitle("Detail \($0)") }
            .navigationTitle("First")
        }
        Tab("Two", systemImage: "star") { Text("two").navigationTitle("Second") }
      }
    }
  }
}

@MainActor
@Observable
private final class DocumentsModel {
  var documents = [1, 2, 3]
  var selection = 2
  @ObservationIgnored var closes = 0
  @ObservationIgnored var log = Log()
}

private struct DocumentsPage: View {
  @Bindable var model: DocumentsModel

  var body: some View {
    TabView(selection: $model.selection) {
      ForEach(model.documents, id: \.self) { id in
        DocumentText(id: id)
          .onAppear { model.log.append("appear \(id)") }
          .onDisappear { model.log.append("disappear \(id)") }
          .tabItem { Text("Doc \(id)") }
          .onTabClose(perform: id == 1 ? nil : closeAction(id))
      }
    }
    .tabViewStyle(.documents)
  }

  private func closeAction(_ id: Int) -> @MainActor () -> Void {
    {
      model.closes += 1
      model.documents.removeAll { $0 == id }
    }
  }
}

private struct DocumentText: View {
  let id: Int
  @State private var text = ""

  var body: some View {
    VStack {
      Text("text \(id)")
      TextField("Text", text: $text)
    }
  }
}

private struct UnboundPage: View {
  let model: DocumentsModel

  var body: some View {
    TabView {
      ForEach(model.documents, id: \.self) { id in
        Text("text \(id)").tabItem { Text("Doc \(id)") }
      }
    }
  }
}
