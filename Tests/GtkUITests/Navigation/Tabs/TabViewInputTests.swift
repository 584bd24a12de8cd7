import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// The keys and the mouse buttons of a tab view, with real input.
final class TabViewInputTests: XCTestCase {
  func testKeysSelectTabsWhileAFieldHasTheFocus() throws {
    try onMain {
      try RealInput.require()
      let model = TabsModel()
      try inWindow(width: 900, height: 600) {
        TabsPage(model: model)
      } use: { window in
        let keys: [(String, TabsModel.Place)] = [
          ("<Control>Page_Down", .b), ("<Control>Page_Down", .c), ("<Control>Page_Down", .a),
          ("<Control>Page_Up", .c), ("<Alt>2", .b), ("<Alt>1", .a),
        ]
        try window.first(Entry.self).grabFocus()
        for (key, tab) in keys {
          try RealInput.press(key, in: window.widget)
          XCTAssertTrue(GtkTesting.wait { model.tab == tab }, "\(key): \(model.tab)")
          window.settle()
        }
      }
    }
  }

  func testAnInnerTabViewWithOneTabLeavesTheKeysToTheOuterTabView() throws {
    try onMain {
      try RealInput.require()
      for count in [1, 2] {
        for key in ["<Control>Page_Down", "<Alt>2"] {
          let model = DocumentsModel()
          model.documents = Array(1...count)
          model.selection = 1
          let outer = TabsModel()
          try inWindow(width: 900, height: 600) {
            NestedTabs(outer: outer, inner: model)
          } use: { window in
            try window.first(Entry.self).grabFocus()
            try RealInput.press(key, in: window.widget)
            let isInner = count == 2
            XCTAssertTrue(
              GtkTesting.wait { isInner ? model.selection == 2 : outer.tab == .b },
              "\(key) with \(count)"
            )
            XCTAssertEqual(outer.tab, isInner ? .a : .b, "\(key) with \(count)")
          }
        }
      }
    }
  }

  func testAControlKeepsItsKeysInATabView() throws {
    try onMain {
      try RealInput.require()
      let model = TabsModel()
      try inWindow(width: 900, height: 600) {
        VStack {
          TabsPage(model: model)
          Button("First") { model.log.append("first") }
            .keyboardShortcut("2", modifiers: .option)
          Button("Next") { model.log.append("next") }
            .keyboardShortcut(.pageDown)
          Button("Disabled") { model.log.append("disabled") }
            .keyboardShortcut("3", modifiers: .option)
            .disabled(true)
        }
      } use: { window in
        try window.first(Entry.self).grabFocus()
        model.log = Log()
        try RealInput.press("<Alt>2", in: window.widget)
        try RealInput.press("<Control>Page_Down", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.log.lines.count == 2 })
        XCTAssertEqual(model.log.lines, ["first", "next"])
        XCTAssertEqual(model.tab, .a)
        try RealInput.press("<Alt>3", in: window.widget)
        XCTAssertTrue(GtkTesting.wait { model.tab == .c }, "The button is disabled.")
      }
    }
  }

  func testTheMiddleButtonClosesADocumentThatCanBeClosed() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        try RealInput.click(window.find(.tab, named: "Doc 1"), button: .middle)
        XCTAssertEqual(model.documents, [1, 2, 3], "Document 1 can't be closed.")
        try RealInput.click(window.find(.tab, named: "Doc 3"), button: .middle)
        XCTAssertTrue(GtkTesting.wait { model.documents == [1, 2] })
        XCTAssertEqual(model.selection, 2, "The click selects no document.")
      }
    }
  }

  func testTheWheelScrollsTheDocuments() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      model.documents = Array(1...12)
      model.selection = 1
      try inWindow(width: 600, height: 400) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        let bar = try XCTUnwrap(
          window.all(ScrolledWindow.self).first { $0.hasCSSClass("document-tabs") }
        )
        XCTAssertEqual(bar.horizontalOffset, 0)
        try RealInput.scroll(.down, over: bar)
        XCTAssertTrue(GtkTesting.wait { bar.horizontalOffset > 0 })
        try RealInput.scroll(.up, over: bar)
        XCTAssertTrue(GtkTesting.wait { bar.horizontalOffset == 0 })
        XCTAssertEqual(model.selection, 1)
      }
    }
  }

  func testTheCloseKeyClosesTheVisibleDocumentOnly() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      try inApp(quits: false) {
        Window("Main", id: "main") { DocumentsPage(model: model) }
      } use: { app in
        let window = try app.window("Main").window
        try RealInput.press("<Control>w", in: window)
        XCTAssertTrue(GtkTesting.wait { model.documents == [1, 3] }, "\(model.documents)")
        model.selection = 1
        GtkTesting.settle()
        try RealInput.press("<Control>w", in: window)
        XCTAssertEqual(model.documents, [1, 3], "Document 1 can't be closed.")
        XCTAssertEqual(app.windows.count, 1, "The window has another document.")
        model.documents = [1]
        GtkTesting.settle()
        try RealInput.press("<Control>w", in: window)
        XCTAssertTrue(GtkTesting.wait { app.windows.isEmpty })
      }
    }
  }

  func testTheCloseKeyOfAControlClosesNeitherADocumentNorTheWindow() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      try inApp {
        Window("Main", id: "main") {
          VStack {
            DocumentsPage(model: model)
            Button("Watch") { model.log.append("watch") }.keyboardShortcut("w")
          }
        }
      } use: { app in
        model.log = Log()
        let window = try app.window("Main")
        try RealInput.press("<Control>w", in: window.window)
        XCTAssertTrue(GtkTesting.wait { model.log.lines == ["watch"] }, "\(model.log.lines)")
        XCTAssertEqual(model.documents, [1, 2, 3])
        XCTAssertEqual(app.windows.count, 1)
        let groups = ShortcutsOverview(
          window.menu.layout,
          own: window.menu.hidden,
          in: window.window
        ).groups
        let owners = groups.flatMap(\.entries).filter { $0.accelerators.contains("<Control>w") }
        XCTAssertEqual(owners.map(\.title), ["Watch"])
      }
    }
  }

  func testTheCloseKeyOfACommandClosesNeitherADocumentNorTheWindow() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      model.selection = 1
      try inApp {
        Window("Main", id: "main") { DocumentsPage(model: model) }
          .commands {
            CommandMenu("View") {
              Button("Watch") { model.log.append("watch") }.keyboardShortcut("w")
            }
          }
      } use: { app in
        model.log = Log()
        try RealInput.press("<Control>w", in: app.window("Main").window)
        XCTAssertTrue(GtkTesting.wait { model.log.lines == ["watch"] }, "\(model.log.lines)")
        XCTAssertEqual(model.documents, [1, 2, 3])
        XCTAssertEqual(app.windows.count, 1)
      }
    }
  }
}

private struct NestedTabs: View {
  @Bindable var outer: TabsModel
  let inner: DocumentsModel

  var body: some View {
    TabView(selection: $outer.tab) {
      Tab("Outer", systemImage: "folder", value: .a) { DocumentsPage(model: inner) }
      Tab("Other", systemImage: "star", value: .b) { Text("other") }
    }
  }
}
