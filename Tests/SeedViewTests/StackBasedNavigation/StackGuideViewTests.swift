import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class StackGuideViewTests: XCTestCase {
  func testDetailAndAddCasesPushTheirPages() throws {
    try withRoot { store, window in
      try window.click("Detail")
      XCTAssertEqual(window.widget.title, "Item")
      try window.click("Look")
      XCTAssertEqual(window.texts.first, "Lamp, seen 1")
      XCTAssertEqual(
        store.withState { Array($0.path) },
        [.detailItem(DetailFeature.State(item: Item(id: 1, name: "Lamp"), visits: 1))]
      )
      try window.click("Back")
      XCTAssertEqual(window.widget.title, "Items")
      try window.click("Add")
      XCTAssertEqual(window.widget.title, "New Item")
      try window.click("Back")
      XCTAssertTrue(store.withState(\.path.isEmpty))
    }
  }

  func testSavingPopsTheEditor() throws {
    try withRoot { store, window in
      try window.click("Edit")
      try window.click("Rename")
      XCTAssertEqual(window.texts.first, "Editing renamed")
      try window.click("Save")
      XCTAssertTrue(store.withState(\.path.isEmpty))
      XCTAssertEqual(window.widget.title, "Items")
    }
  }

  func testNavigationLinkPushesItsState() throws {
    try withRoot { store, window in
      try window.click("Straight to the form")
      XCTAssertEqual(
        store.withState { Array($0.path) },
        [.addItem(AddFeature.State(name: "linked"))]
      )
      XCTAssertEqual(window.widget.title, "New Item")
    }
  }

  func testNavigationPathOfAnyValuesIsPushedPoppedAndDismissed() throws {
    try onMain {
      let before = LiveObjects.now
      let window = TestWindow { StackGuide.PathView() }
      try window.click("Push three")
      XCTAssertEqual(window.texts.first, "Bool false")
      try window.click("Remove last")
      XCTAssertEqual(window.texts, ["String Hello"])
      try window.click("Back")
      XCTAssertEqual(window.texts, ["Integer 1"])
      try window.click("Back")
      XCTAssertTrue(window.texts.contains("0 on the path"))
      try window.click("Push three")
      try window.click("Close")
      XCTAssertEqual(window.texts, ["String Hello"], "The view's own 'dismiss'.")
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  private func withRoot(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ test:
      @MainActor (StoreOf<StackGuide.RootFeature>, TestWindow<StackGuide.RootView>) throws -> Void
  ) throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(
        initialState: StackGuide.RootFeature.State(items: [Item(id: 1, name: "Lamp")])
      ) {
        StackGuide.RootFeature()
      } withDependencies: {
        $0.database.save = { _ in }
      }
      let window = TestWindow { StackGuide.RootView(store: store) }
      try test(store, window)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before, file: file, line: line)
    }
  }
}
