import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Documents whose order the user changes, with real input.
final class TabMovingTests: XCTestCase {
  func testKeysMoveTheVisibleDocument() throws {
    try check { window, model in
      try window.first(Entry.self).grabFocus()
      let steps: [(String, [Int])] = [
        ("Next", [2, 1, 3, 4]), ("Next", [2, 3, 1, 4]), ("Next", [2, 3, 4, 1]),
        ("Next", [2, 3, 4, 1]), ("Prior", [2, 3, 1, 4]),
      ]
      for (key, documents) in steps {
        try RealInput.press("<Control><Shift>\(key)", in: window.widget)
        window.settle()
        XCTAssertEqual(model.documents, documents)
        XCTAssertEqual(tabNames(window), documents.map { "Doc \($0)" })
        XCTAssertEqual(selectedTabs(window), ["Doc 1"])
      }
      XCTAssertEqual(model.moves, 4, "The last document can't move further.")
    }
  }

  func testAPointerDragsADocumentPastOthers() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      try check(direction) { window, model in
        try drag("Doc 1", to: "Doc 3", in: window) { model.documents == [2, 3, 1, 4] }
        XCTAssertEqual(selectedTabs(window), ["Doc 1"])
        try drag("Doc 4", to: "Doc 2", in: window) { model.documents == [4, 2, 3, 1] }
        XCTAssertEqual(selectedTabs(window), ["Doc 4"], "A dragged document is visible.")
        XCTAssertEqual(tabNames(window), ["Doc 4", "Doc 2", "Doc 3", "Doc 1"])
        XCTAssertTrue(window.all(Overlay.self).allSatisfy { !$0.hasCSSClass("dragged") })
      }
    }
  }

  func testAMoveThatTheAppIgnoresIsTriedOnceForEachPlace() throws {
    try check { window, model in
      model.ignoresMoves = true
      try drag("Doc 1", to: "Doc 2", in: window) { model.moves > 0 }
      XCTAssertEqual(model.moves, 1)
      XCTAssertEqual(tabNames(window), ["Doc 1", "Doc 2", "Doc 3", "Doc 4"])
      // The tabs can be used after the drag.
      try RealInput.click(window.find(.tab, named: "Doc 3"))
      XCTAssertTrue(GtkTesting.wait { model.selection == 3 })
    }
  }

  func testDocumentsWithoutAMoveActionStay() throws {
    try onMain {
      try RealInput.require()
      let model = DocumentsModel()
      try inWindow(width: 900, height: 600) {
        DocumentsPage(model: model)
      } use: { window in
        window.settle()
        try window.first(Entry.self).grabFocus()
        try RealInput.press("<Control><Shift>Page_Down", in: window.widget)
        try drag("Doc 2", to: "Doc 3", in: window) { true }
        XCTAssertEqual(model.documents, [1, 2, 3])
        XCTAssertEqual(selectedTabs(window), ["Doc 2"])
      }
    }
  }

  private func check(
    _ direction: LayoutDirection = .leftToRight,
    _ body: @MainActor (TestWindow<MovableDocuments>, MovableModel) throws -> Void
  ) throws {
    try onMain {
      try RealInput.require()
      let model = MovableModel()
      try inWindow(width: 900, height: 600) {
        MovableDocuments(model: model, direction: direction)
      } use: { window in
        window.settle()
        try body(window, model)
      }
    }
  }
}

@MainActor
private func drag<V: View>(
  _ name: String,
  to other: String,
  in window: TestWindow<V>,
  until isReady: @MainActor () -> Bool
) throws {
  try RealInput.drag(
    window.find(.tab, named: name),
    to: window.find(.tab, named: other),
    until: isReady
  )
  window.settle()
}

@MainActor
@Observable
private final class MovableModel {
  var documents = [1, 2, 3, 4]
  var selection = 1
  @ObservationIgnored var ignoresMoves = false
  @ObservationIgnored var moves = 0
}

private struct MovableDocuments: View {
  @Bindable var model: MovableModel
  let direction: LayoutDirection

  var body: some View {
    TabView(selection: $model.selection) {
      ForEach(model.documents, id: \.self) { id in
        DocumentText(id: id).tabItem { Text("Doc \(id)") }
      }
      .onMove { source, destination in
        model.moves += 1
        if !model.ignoresMoves { model.documents.move(fromOffsets: source, toOffset: destination) }
      }
    }
    .tabViewStyle(.documents)
    .environment(\.layoutDirection, direction)
  }
}
