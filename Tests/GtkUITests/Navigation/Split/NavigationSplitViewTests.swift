import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class NavigationSplitViewTests: XCTestCase {
  func testWideWindowShowsAllColumnsWithTheirHeaders() throws {
    try inSplit(width: 1000) { model, window in
      XCTAssertEqual(titles(window), ["Folders", "Inbox", "Mail 1"])
      XCTAssertEqual(window.title, "Mail 1")
      let bars = window.all(HeaderBar.self).filter(\.isMapped)
      XCTAssertEqual(bars.count, 3)
      let layouts = bars.map { $0.decorationLayout ?? "" }
      XCTAssertEqual(layouts.filter { $0.contains("close") }.count, 1)
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testNarrowWindowShowsTheCompactColumnWithABackButton() throws {
    try inSplit(width: 400) { model, window in
      XCTAssertEqual(titles(window), ["Mail 1"])
      try window.click("Back")
      XCTAssertEqual(model.column, .content)
      XCTAssertEqual(titles(window), ["Inbox"])
      XCTAssertTrue(window.pressEscape())
      XCTAssertEqual(model.column, .sidebar)
      XCTAssertEqual(titles(window), ["Folders"])
      XCTAssertFalse(window.press("<Alt>Left"))
      XCTAssertEqual(window.title, "Folders")
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testPagesOfAColumnArePoppedBeforeTheColumnIsHidden() throws {
    try inSplit(width: 400) { model, window in
      model.path = [7]
      window.settle()
      XCTAssertEqual(titles(window), ["Reply 7"])
      let buttons = window.findAll(.button).filter { $0.accessibleName == "Back" && $0.isMapped }
      XCTAssertEqual(buttons.count, 1)
      XCTAssertTrue(window.press("<Alt>Left"))
      XCTAssertEqual(model.path, [])
      XCTAssertEqual(model.column, .detail)
      XCTAssertTrue(window.press("<Alt>Left"))
      XCTAssertEqual(model.column, .content)
    }
  }

  func testSelectionShowsTheNextColumnInANarrowWindow() throws {
    try inSplit(width: 400, column: .content) { model, window in
      try window.find(.listItem, named: "Row 2").click()
      XCTAssertEqual(model.mail, 2)
      XCTAssertEqual(model.column, .detail)
      XCTAssertEqual(titles(window), ["Mail 2"])
    }
  }

  func testClickOnTheSelectedRowShowsTheNextColumn() throws {
    try inSplit(width: 400, column: .content) { model, window in
      try window.find(.listItem, named: "Row 1").click()
      XCTAssertEqual(model.mail, 1)
      XCTAssertEqual(model.column, .detail)
    }
  }

  func testToolbarOfTheSplitViewIsInTheHeaderOfTheLastColumn() throws {
    try inSplit(width: 1000) { model, window in
      model.hasToolbar = true
      window.settle()
      let button = try window.widget.button("Share")
      let bars = window.all(HeaderBar.self).filter(\.isMapped)
      XCTAssertEqual(bars.last?.contains(button), true)
      try window.click("Share")
      XCTAssertEqual(model.shares, 1)
    }
  }

  func testHiddenColumnsDisappearAndAreNotUpdated() throws {
    try inSplit(width: 400, column: .content) { model, window in
      XCTAssertEqual(model.log.lines, [])
      model.column = .detail
      window.settle()
      XCTAssertEqual(model.log.lines, ["appear"])
      model.column = .sidebar
      window.settle()
      XCTAssertEqual(model.log.lines, ["appear", "disappear"])
    }
  }

  func testWideContentCollapsesTheSplitViewInsteadOfBeingClipped() throws {
    try inSplit(width: 600) { model, window in
      XCTAssertEqual(titles(window), ["Inbox", "Mail 1"])
      model.minimumWidth = 450
      window.settle()
      XCTAssertTrue(GtkTesting.wait { titles(window) == ["Mail 1"] })
    }
  }

  func testQuickRequestsToGoBackUseTheCurrentColumn() throws {
    try inSplit(width: 400) { model, window in
      model.column = .content
      XCTAssertTrue(window.press("<Alt>Left"))
      XCTAssertEqual(model.column, .sidebar)
    }
  }

  func testBackGateOfAColumnKeepsTheColumn() throws {
    try inSplit(width: 400) { model, window in
      model.allowsBack = false
      window.settle()
      XCTAssertTrue(window.press("<Alt>Left"))
      XCTAssertEqual(model.column, .detail)
    }
  }

  func testSplitViewOnAPageKeepsTheHeaderOfTheWindow() throws {
    try onMain {
      let model = SplitModel()
      try inWindow(width: 1000, height: 500) {
        NavigationStack { SplitPage(model: model) }
      } use: { window in
        window.settle()
        XCTAssertEqual(titles(window).count, 4)
        let bars = window.all(HeaderBar.self).filter(\.isMapped)
        XCTAssertEqual(bars.filter { ($0.decorationLayout ?? ":close").contains("close") }.count, 1)
      }
    }
  }

  func testTransitionBetweenColumnsEndsWithTheVisibleColumns() throws {
    try onMain {
      try withAnimations {
        let model = SplitModel()
        model.column = .sidebar
        try inWindow(width: 400, height: 500) {
          SplitPage(model: model)
        } use: { window in
          window.settle()
          model.column = .detail
          XCTAssertTrue(GtkTesting.wait { titles(window) == ["Mail 1"] })
          model.column = .sidebar
          window.flush()
          model.column = .content
          XCTAssertTrue(GtkTesting.wait { titles(window) == ["Inbox"] })
        }
      }
    }
  }

  func testSelectionShowsNoOtherColumnInAWideWindow() throws {
    try inSplit(width: 1000, column: .sidebar) { model, window in
      try window.find(.listItem, named: "Row 2").click()
      XCTAssertEqual(model.mail, 2)
      XCTAssertEqual(model.column, .sidebar)
    }
  }

  func testButtonHidesAndShowsTheFirstColumn() throws {
    try inSplit(width: 1000) { model, window in
      try window.click("Sidebar")
      XCTAssertEqual(model.visibility, .doubleColumn)
      XCTAssertEqual(titles(window), ["Inbox", "Mail 1"])
      try window.click("Sidebar")
      XCTAssertEqual(model.visibility, .all)
      XCTAssertEqual(titles(window), ["Folders", "Inbox", "Mail 1"])
    }
  }

  func testResizingKeepsTheStateOfAllColumnsAndTheFocus() throws {
    try inSplit(width: 1000) { model, window in
      let entry = try window.first(Entry.self)
      entry.text = "draft"
      entry.grabFocus()
      try window.click("Tap")
      for width in [400, 700, 1000, 420, 900] {
        try window.resize(width: width, height: 500)
        XCTAssertTrue(window.texts.contains("taps 1"), "\(width) px")
        XCTAssertTrue(entry.containsFocus, "\(width) px")
        XCTAssertEqual(entry.text, "draft")
      }
      XCTAssertEqual(model.column, .detail)
    }
  }

  func testFocusMovesFromAColumnThatIsHidden() throws {
    try inSplit(width: 400) { model, window in
      try window.first(Entry.self).grabFocus()
      model.column = .content
      window.settle()
      let focus = try XCTUnwrap(window.widget.focusWidget)
      XCTAssertTrue(focus.isMapped)
      XCTAssertFalse(focus is Entry)
    }
  }

  func testFirstColumnIsAtTheRightInARightToLeftLayout() throws {
    try onMain {
      let model = SplitModel()
      try inWindow(width: 1000, height: 500) {
        SplitPage(model: model).environment(\.layoutDirection, .rightToLeft)
      } use: { window in
        window.settle()
        let columns = window.findAll(.group).filter { $0.hasCSSClass("split-column") }
        let starts = columns.compactMap { $0.edges(in: window.widget)?.x }
        XCTAssertEqual(starts, starts.sorted(by: >))
        XCTAssertEqual(starts.count, 3)
      }
    }
  }

  func testCoverOfAColumnCoversAllColumns() throws {
    try inSplit(width: 1000) { model, window in
      model.isCoverOn = true
      window.settle()
      XCTAssertEqual(window.texts, ["cover"])
      XCTAssertEqual(window.title, "Cover")
      XCTAssertTrue(window.pressEscape())
      XCTAssertFalse(model.isCoverOn)
      XCTAssertEqual(titles(window), ["Folders", "Inbox", "Mail 1"])
    }
  }

  func testSplitViewIsRemovedWithItsNodes() throws {
    try onMain {
      let model = SplitModel()
      try inWindow(width: 1000, height: 500) {
        SwitchedSplit(model: model)
      } use: { window in
        model.isShown = false
        window.settle()
        XCTAssertEqual(window.texts, ["nothing"])
        XCTAssertEqual(window.title, "Test")
        XCTAssertEqual(window.widget.headerBar?.isMapped, true)
      }
    }
  }

  private func inSplit(
    width: Int,
    column: NavigationSplitViewColumn = .detail,
    _ use: @MainActor (SplitModel, TestWindow<SplitPage>) throws -> Void
  ) throws {
    try onMain {
      let model = SplitModel()
      model.column = column
      try inWindow(width: width, height: 500) {
        SplitPage(model: model)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { window.widget.allocatedWidth > 0 })
        window.settle()
        try use(model, window)
      }
    }
  }
}

/// Returns the titles of the visible columns, in order.
@MainActor
private func titles<V: View>(_ window: TestWindow<V>) -> [String] {
  window.all(HeaderBar.self).filter(\.isMapped).compactMap { bar in
    bar.all(Gtk.Label.self).first { $0.hasCSSClass("title") }?.text
  }
}

@MainActor
@Observable
private final class SplitModel {
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.detail
  var folder: String? = "Inbox"
  var mail: Int? = 1
  var path: [Int] = []
  var isCoverOn = false
  var isShown = true
  var hasToolbar = false
  var allowsBack = true
  var shares = 0
  var minimumWidth: Double = 0
  @ObservationIgnored var log = Log()
}

private struct SplitPage: View {
  @Bindable var model: SplitModel

  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility,
      preferredCompactColumn: $model.column
    ) {
      VStack {
        Button("Inbox") { model.folder = "Inbox" }
        Button("Sent") { model.folder = "Sent" }
      }
      .navigationTitle("Folders")
    } content: {
      List([1, 2, 3], id: \.self, selection: $model.mail) { Text("Row \($0)") }
        .navigationTitle(model.folder ?? "")
    } detail: {
      NavigationStack(path: $model.path) {
        MailDetail(model: model)
          .navigationDestination(for: Int.self) { Text("page").navigationTitle("Reply \($0)") }
      }
      .navigationBackAllowed(model.allowsBack)
    }
    .toolbar {
      if model.hasToolbar { Button("Share") { model.shares += 1 } }
    }
  }
}

private struct MailDetail: View {
  let model: SplitModel
  @State private var taps = 0
  @State private var text = ""

  var body: some View {
    VStack {
      Text("taps \(taps)")
      Button("Tap") { taps += 1 }
      TextField("Reply", text: $text)
    }
    .frame(minWidth: model.minimumWidth)
    .onAppear { model.log.append("appear") }
    .onDisappear { model.log.append("disappear") }
    .navigationTitle("Mail \(model.mail ?? 0)")
    .fullScreenCover(isPresented: Bindable(wrappedValue: model).isCoverOn) {
      Text("cover").navigationTitle("Cover")
    }
  }
}

private struct SwitchedSplit: View {
  let model: SplitModel

  var body: some View {
    if model.isShown {
      SplitPage(model: model)
    } else {
      Text("nothing")
    }
  }
}
