import ComposableGtk
import Gtk
import GtkTestSupport
import StandupsCore
import XCTest

@testable import StandupsViews

/// Windows with a width of 360 pixels, which is the minimum width that the app declares.
final class NarrowWindowTests: XCTestCase {
  func testEveryPageFitsWithNormalAndDoubledTextInBothDirections() throws {
    try onMain {
      for (direction, scale) in [
        (TextDirection.leftToRight, 1), (.leftToRight, 2), (.rightToLeft, 1), (.rightToLeft, 2),
      ] {
        try GtkTesting.withText(scale: scale, direction: direction, styledBy: StyledApp()) {
          for session in sessions {
            let store = makeStore([standup], session: session)
            let window = TestWindow(width: 360, height: 640) { StandupsView(store: store) }
            defer { window.close() }
            let title = "\(window.widget.title ?? ""), \(scale)00 %, \(direction)"
            XCTAssertLessThanOrEqual(window.widget.measure(.horizontal).minimum, 360, title)
            XCTAssertLessThanOrEqual(window.widget.measure(.vertical, for: 360).minimum, 480, title)
            XCTAssertLessThanOrEqual(
              window.widget.contentBelowHeader?.allocatedWidth ?? .max,
              360,
              title
            )
          }
        }
      }
    }
  }

  func testSheetsAndAlertsFitWithNormalAndDoubledTextInBothDirections() throws {
    try onMain {
      for (direction, scale) in [
        (TextDirection.leftToRight, 1), (.leftToRight, 2), (.rightToLeft, 1), (.rightToLeft, 2),
      ] {
        try GtkTesting.withText(scale: scale, direction: direction, styledBy: StyledApp()) {
          for (link, isAlert) in [
            ("standups:///standup/\(standup.id)/edit", false), ("standups:///bad", true),
          ] {
            let store = makeStore([standup], session: [])
            let window = TestWindow(width: 360, height: 640) { StandupsView(store: store) }
            defer { window.close() }
            store.send(.linkOpened(link))
            window.settle()
            let dialog = try XCTUnwrap(isAlert ? window.alert : window.sheet)
            let title = "\(link), \(scale)00 %, \(direction)"
            XCTAssertLessThanOrEqual(dialog.measure(.horizontal).minimum, 360, title)
            XCTAssertLessThanOrEqual(dialog.measure(.vertical, for: 360).minimum, 640, title)
            XCTAssertLessThanOrEqual(dialog.allocatedWidth, 360, title)
          }
        }
      }
    }
  }

  func testPagesSheetsAndAlertsHaveNoAccessibilityIssues() throws {
    try onMain {
      for session in sessions {
        try withApp([standup], session: session) { store, window, _ in
          XCTAssertEqual(window.accessibilityIssues(), [])
          store.send(.list(.addButtonTapped))
          XCTAssertEqual(window.accessibilityIssues(), [])
          store.send(.list(.add(.dismiss)))
          store.send(.sessionNotSaved(reason: "It is full."))
          XCTAssertEqual(window.accessibilityIssues(), [])
        }
      }
      try withApp([], session: []) { _, window, _ in
        XCTAssertEqual(window.accessibilityIssues(), [])
      }
    }
  }
}

/// A stand-up with long names.
@MainActor
private var standup: Standup {
  var standup = Standup.design
  standup.title = "Design, and everything else that the design team discusses on Mondays"
  standup.minutes = 120
  standup.attendees[0].name = "Ann-Katherine Elisabeth von und zu Hohenlohe-Schillingsfürst"
  return standup
}

@MainActor
private var sessions: [[SavedScreen]] {
  let id = standup.id
  return [
    [], [.standup(id: id)], [.past(meeting: standup.meetings[0].id, standup: id)],
    [.attendee(name: standup.attendees[0].name)], [.attendee(name: "Nobody")],
    [.meeting(SavedMeeting(MeetingFeature.State(standup: standup, spoken: 600)))],
  ]
}

/// An app with the style of Standups.
private struct StyledApp: App {
  static let id = "org.composablegtk.StyledStandups"
  static let styleSheet = StandupsStyle.css

  var body: some Scene {
    Window("Styled", id: "styled") { Text("Styled") }
  }
}
