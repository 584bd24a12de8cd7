import ComposableGtk
import Gtk
import GtkTestSupport
import StandupsCore
import XCTest

@testable import StandupsViews

final class MeetingViewTests: XCTestCase {
  func testAMeetingShowsItsTimesAndItsSpeakerAndAsksBeforeItEnds() throws {
    try onMain {
      try withApp(session: [.standup(id: Standup.design.id)]) { store, window, clock in
        try window.click("Start meeting")
        XCTAssertEqual(window.widget.title, "Meeting: Design")
        expect(window, "Ann", "0:20", "Speaker 1 of 3", "Next: Ben", "Elapsed: 0:00")
        advance(clock)
        expect(window, "0:19", "Elapsed: 0:01", "Remaining: 0:59")
        try window.click("Next speaker")
        expect(window, "Ben", "0:20", "Speaker 2 of 3", "Remaining: 0:40")
        try window.click("Next speaker")
        expect(window, "Cleo", "No speaker follows")
        XCTAssertThrowsError(try window.click("Next speaker"))

        try window.click("End meeting")
        advance(clock)
        try XCTUnwrap(window.alert).click("Resume")
        expect(window, "0:20", "Elapsed: 0:01")
        advance(clock)
        expect(window, "0:19", "Elapsed: 0:02")
        try window.click("End meeting")
        try XCTUnwrap(window.alert).click("Save and end")
        XCTAssertTrue(GtkTesting.wait { store.path.count == 1 })
        window.settle()
        XCTAssertEqual(window.widget.title, "Design")
        XCTAssertEqual(store.list.standups[0].meetings.count, 2)
      }
    }
  }

  func testTheLastSecondEndsAndSavesTheMeeting() throws {
    try onMain {
      let state = MeetingFeature.State(standup: .design, speaker: 2, spoken: 18)
      let session: [SavedScreen] = [.standup(id: Standup.design.id), .meeting(SavedMeeting(state))]
      try withApp(session: session) { store, window, clock in
        expect(window, "Paused", "0:02")
        advance(clock)
        expect(window, "Paused", "0:02")
        try window.click("Resume")
        advance(clock)
        expect(window, "Speaking", "0:01")
        advance(clock)
        XCTAssertTrue(GtkTesting.wait { store.path.count == 1 })
        window.settle()
        XCTAssertEqual(window.widget.title, "Design")
        XCTAssertEqual(store.list.standups[0].meetings.count, 2)
      }
    }
  }

  func testGoingBackAsksAndDiscardingPopsThePage() throws {
    try onMain {
      try withApp(session: [.standup(id: Standup.design.id)]) { store, window, _ in
        try window.click("Start meeting")
        try window.click("Back")
        XCTAssertEqual(store.path.count, 2)
        try XCTUnwrap(window.alert).click("Resume")
        _ = window.pressEscape()
        GtkTesting.settle()
        try XCTUnwrap(window.alert).click("Discard")
        XCTAssertTrue(GtkTesting.wait { store.path.count == 1 })
        window.settle()
        XCTAssertEqual(window.widget.title, "Design")
        XCTAssertEqual(store.list.standups, [.design])
      }
    }
  }
}

/// Waits until the window shows the texts.
@MainActor
private func expect<Content>(
  _ window: TestWindow<Content>,
  _ texts: String...,
  line: UInt = #line
) {
  for text in texts {
    let isShown = GtkTesting.wait { window.texts.contains(text) }
    XCTAssertTrue(isShown, "\(text) is not in \(window.texts)", line: line)
  }
}
