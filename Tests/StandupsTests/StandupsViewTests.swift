import ComposableGtk
import Gtk
import GtkTestSupport
import StandupsCore
import XCTest

@testable import StandupsViews

final class StandupsViewTests: XCTestCase {
  func testASheetAddsAStandupAndItsNewestFieldHasTheFocus() throws {
    try onMain {
      try withApp([]) { store, window, _ in
        XCTAssertEqual(window.widget.title, "Stand-ups")
        XCTAssertTrue(window.texts.contains("No stand-ups"))
        window.press("<Control>n")
        window.settle()
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertEqual(sheet.dialogTitle, "New stand-up")
        XCTAssertTrue(GtkTesting.wait { window.widget.focusWidget?.parent === sheet.entries.first })

        try sheet.click("Add")
        XCTAssertTrue(sheet.texts.contains("Enter a title."))
        XCTAssertTrue(sheet.texts.contains("Enter the name of at least one attendee."))
        sheet.entries[0].text = "Research"
        try sheet.click("Add attendee")
        XCTAssertEqual(sheet.entries.count, 4)
        XCTAssertTrue(GtkTesting.wait { window.widget.focusWidget?.parent === sheet.entries.last })
        sheet.entries[3].text = "Ann"
        GtkTesting.settle()
        try sheet.click("Add")

        XCTAssertNil(window.sheet)
        XCTAssertEqual(store.list.standups.map(\.title), ["Research"])
        XCTAssertEqual(store.list.standups.first?.attendees.map(\.name), ["Ann"])
        XCTAssertTrue(window.texts.contains("Research"))
        XCTAssertTrue(window.texts.contains("1 attendee, 5 minutes"))
      }
    }
  }

  func testEscapeInAChangedSheetAsksAndKeepsTheSheet() throws {
    try onMain {
      try withApp(session: [.standup(id: Standup.design.id)]) { store, window, _ in
        try window.click("Edit")
        let sheet = try XCTUnwrap(window.sheet)
        sheet.entries[0].text = "Research"
        GtkTesting.settle()
        _ = sheet.pressEscape()
        GtkTesting.settle()
        let alert = try XCTUnwrap(sheet.alert)
        XCTAssertTrue(alert.texts.contains("Discard changes?"))
        try alert.click("Keep editing")
        XCTAssertNotNil(window.sheet)
        try sheet.click("Cancel")
        try XCTUnwrap(sheet.alert).click("Discard")
        XCTAssertTrue(GtkTesting.wait { window.sheet == nil })
        XCTAssertEqual(store.list.standups.map(\.title), ["Design"])
      }
    }
  }

  func testASheetEditsTheStandupAndAnAlertDeletesTheStandup() throws {
    try onMain {
      try withApp { store, window, _ in
        try window.click("Design, 3 attendees, 1 minute")
        XCTAssertEqual(window.widget.title, "Design")
        try window.click("Edit")
        let sheet = try XCTUnwrap(window.sheet)
        sheet.entries[0].text = "Research"
        GtkTesting.settle()
        try sheet.click("Remove Ben")
        try sheet.click("Save")
        XCTAssertNil(window.sheet)
        XCTAssertEqual(window.widget.title, "Research")
        XCTAssertEqual(store.list.standups[0].attendees.map(\.name), ["Ann", "Cleo"])

        try window.click("Delete stand-up…")
        try XCTUnwrap(window.alert).click("Cancel")
        XCTAssertEqual(store.list.standups.count, 1)
        try window.click("Delete stand-up…")
        try XCTUnwrap(window.alert).click("Delete")
        XCTAssertTrue(GtkTesting.wait { store.path.isEmpty })
        window.settle()
        XCTAssertEqual(store.list.standups, [])
        XCTAssertEqual(window.widget.title, "Stand-ups")
      }
    }
  }

  func testAPastMeetingLeadsToAnAttendeeAndOnToAStandup() throws {
    try onMain {
      try withApp(session: [.standup(id: Standup.design.id)]) { store, window, _ in
        try window.click(Standup.design.meetings[0].dateText)
        XCTAssertTrue(window.texts.contains("A new logo."))
        try window.click("Dora")
        XCTAssertEqual(window.widget.title, "Dora")
        try window.click("Design, 3 attendees, 1 minute")
        XCTAssertEqual(window.widget.title, "Design")
        XCTAssertEqual(store.path.count, 4)
      }
    }
  }

  func testOlderMeetingsAreShownInSteps() throws {
    try onMain {
      var standup = Standup.design
      standup.meetings = IdentifiedArray(
        uniqueElements: (0..<25).map {
          Meeting(
            id: UUID($0),
            date: Date(timeIntervalSince1970: Double($0) * 86_400),
            attendees: ["Ann"],
            transcript: ""
          )
        }
      )
      try withApp([standup], session: [.standup(id: standup.id)]) { _, window, _ in
        XCTAssertThrowsError(try window.button(standup.meetings[20].dateText))
        try window.click("Show older meetings")
        XCTAssertNoThrow(try window.button(standup.meetings[24].dateText))
        XCTAssertThrowsError(try window.button("Show older meetings"))
      }
    }
  }
}
