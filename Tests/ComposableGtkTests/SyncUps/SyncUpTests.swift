import ComposableGtk
import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Entry
import class Gtk.Widget

/// A typical app, which the tests use as a user would use the app.
final class SyncUpTests: XCTestCase {
  func testAddSheetFocusesItsNewestFieldAndAddsASyncUp() throws {
    try withApp { store, _, window in
      try window.click("Add")
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertEqual(sheet.dialogTitle, "New sync-up")
      XCTAssertTrue(GtkTesting.wait { window.widget.focusWidget?.parent === sheet.entries.first })
      sheet.entries[0].text = "Engineering"
      try sheet.click("New attendee")
      XCTAssertEqual(sheet.entries.count, 2)
      XCTAssertTrue(GtkTesting.wait { window.widget.focusWidget?.parent === sheet.entries.last })
      sheet.entries[1].text = "Blob"
      GtkTesting.settle()
      XCTAssertEqual(store.add?.syncUp.attendees.map(\.name), ["Blob"])
      try sheet.click("Save")
      XCTAssertNil(window.sheet)
      XCTAssertEqual(store.syncUps.map(\.title), ["Design", "Engineering"])
      XCTAssertTrue(window.texts.contains("Engineering"))
    }
  }

  func testEditSheetChangesTheSyncUpWhenDoneAndNotWhenCancelled() throws {
    try withApp { store, _, window in
      try window.click("Design 1")
      XCTAssertEqual(window.widget.title, "Design")
      try window.click("Edit")
      try XCTUnwrap(window.sheet?.entries.first).text = "Research"
      GtkTesting.settle()
      try XCTUnwrap(window.sheet).click("Cancel")
      XCTAssertNil(window.sheet)
      XCTAssertEqual(window.widget.title, "Design")

      try window.click("Edit")
      try XCTUnwrap(window.sheet?.entries.first).text = "Research"
      GtkTesting.settle()
      try XCTUnwrap(window.sheet).click("Done")
      XCTAssertNil(window.sheet)
      XCTAssertEqual(window.widget.title, "Research")
      try window.click("Back")
      XCTAssertEqual(store.syncUps.map(\.title), ["Research"])
      XCTAssertTrue(window.texts.contains("Research"))
    }
  }

  func testConfirmedAlertDeletesTheSyncUpAndPopsItsPage() throws {
    try withApp { store, _, window in
      try window.click("Design 1")
      try window.click("Delete")
      try XCTUnwrap(window.alert).click("Never mind")
      XCTAssertEqual(store.syncUps.count, 1)
      try window.click("Delete")
      try XCTUnwrap(window.alert).click("Yes")
      XCTAssertTrue(GtkTesting.wait { store.path.isEmpty })
      window.settle()
      XCTAssertTrue(store.syncUps.isEmpty)
      XCTAssertEqual(window.widget.title, "Daily Sync-ups")
      XCTAssertFalse(window.texts.contains("Design"))
    }
  }

  func testMeetingPausesForItsAlertPopsWhenDiscardedAndHasNoBackButton() throws {
    try withApp { store, clock, window in
      try window.click("Design 1")
      try window.click("Start Meeting")
      XCTAssertThrowsError(try window.button("Back"))
      advance(clock)
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("1 s") })
      try window.click("End meeting")
      advance(clock)
      try XCTUnwrap(window.alert).click("Resume")
      XCTAssertTrue(window.texts.contains("1 s"), "The timer is paused.")
      advance(clock)
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("2 s") })
      try window.click("End meeting")
      try XCTUnwrap(window.alert).click("Discard")
      XCTAssertTrue(GtkTesting.wait { store.path.count == 1 })
      window.settle()
      XCTAssertEqual(window.widget.title, "Design")
      XCTAssertNoThrow(try window.button("Back"))
    }
  }

  private func withApp(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ test:
      @MainActor (
        StoreOf<SyncUpsApp>, TestClock<Duration>, TestWindow<SyncUpsAppView>
      ) throws -> Void
  ) throws {
    try onMain {
      let before = LiveObjects.now
      let clock = TestClock()
      let design = SyncUp(
        id: UUID(100),
        attendees: [Attendee(id: UUID(101), name: "Blob")],
        title: "Design"
      )
      let store = Store(initialState: SyncUpsApp.State(syncUps: [design])) {
        SyncUpsApp()
      } withDependencies: {
        $0.continuousClock = clock
        $0.uuid = .incrementing
      }
      let window = TestWindow { SyncUpsAppView(store: store) }
      try test(store, clock, window)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before, file: file, line: line)
    }
  }
}

/// Advances the clock by a second, and waits until the windows have settled.
@MainActor
private func advance(
  _ clock: TestClock<Duration>,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  var isOver = false
  Task {
    await clock.advance(by: .seconds(1))
    isOver = true
  }
  let hasAdvanced = GtkTesting.wait { isOver }
  XCTAssertTrue(hasAdvanced, file: file, line: line)
  GtkTesting.settle()
}

extension Widget {
  fileprivate var entries: [Entry] { visibleDescendants.compactMap { $0 as? Entry } }
}
