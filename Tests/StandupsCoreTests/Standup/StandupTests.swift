import ComposableArchitecture
import StandupsCore
import XCTest

final class StandupTests: XCTestCase {
  func testANormalizedStandupHasTrimmedTextsAndNoEmptyNames() {
    let standup = Standup(
      id: UUID(0),
      title: "  Design \n",
      attendees: [
        Attendee(id: UUID(1), name: " "), Attendee(id: UUID(2), name: " Ann\t"),
        Attendee(id: UUID(3)),
      ]
    )
    XCTAssertEqual(
      standup.normalized,
      Standup(id: UUID(0), title: "Design", attendees: [Attendee(id: UUID(2), name: "Ann")])
    )
  }

  func testAValidStandupHasNoProblems() {
    XCTAssertEqual(Standup.design.problems, [])
  }

  func testAnEmptyStandupHasAProblemInEachField() {
    let standup = Standup(id: UUID(0), minutes: 0, attendees: [Attendee(id: UUID(1), name: " ")])
    XCTAssertEqual(
      standup.problems,
      [
        .titleIsEmpty, .lengthIsOutOfRange(minutes: 0), .attendeesAreMissing(first: UUID(1)),
      ]
    )
    XCTAssertEqual(standup.problems.map(\.field), [.title, .length, .attendee(UUID(1))])
    let long = Standup(
      id: UUID(0),
      title: String(repeating: "t", count: 201),
      attendees: [Attendee(id: UUID(1), name: String(repeating: "n", count: 101))]
    )
    XCTAssertEqual(long.problems, [.titleIsTooLong(201), .nameIsTooLong(101, UUID(1))])
    XCTAssertEqual(long.problems.map(\.field), [.title, .attendee(UUID(1))])
    XCTAssertEqual(
      long.problems.map(\.message),
      [
        "The title has 201 characters. Enter at most 200.",
        "The name has 101 characters. Enter at most 100.",
      ]
    )
    XCTAssertEqual(
      standup.problems.map(\.message),
      [
        "Enter a title.", "The length is 0 minutes. Enter a number from 1 to 120.",
        "Enter the name of at least one attendee.",
      ]
    )
  }

  func testAStandupWithoutFieldsOfAttendeesHasAProblemWithoutAField() {
    let problems = Standup(id: UUID(0), title: "Design").problems
    XCTAssertEqual(problems, [.attendeesAreMissing(first: nil)])
    XCTAssertNil(problems.first?.field)
  }

  func testTheLengthIsLimited() {
    for minutes in [1, 120] { XCTAssertEqual(standup(minutes: minutes).problems, []) }
    for minutes in [Int.min, -1, 121, .max] {
      XCTAssertEqual(
        standup(minutes: minutes).problems,
        [.lengthIsOutOfRange(minutes: minutes)]
      )
    }
    XCTAssertTrue(standup(minutes: 121).problems[0].message.contains("121 minutes"))
  }

  func testTheSecondOfTwoEqualNamesHasAProblem() {
    var standup = Standup.design
    standup.attendees.append(Attendee(id: UUID(9), name: "ANN "))
    XCTAssertEqual(standup.problems, [.nameIsUsed("ANN", UUID(9))])
    XCTAssertEqual(standup.problems[0].field, .attendee(UUID(9)))
    XCTAssertEqual(
      standup.problems[0].message,
      "Another attendee is named “ANN”. Enter a different name."
    )
  }

  func testNamesThatDifferInCaseAccentsWidthOrSpacesAreNamesOfOnePerson() {
    for name in [" zoe", "ZOË", "Zoe\n", "Ｚｏｅ"] {
      XCTAssertEqual(AttendeeName.key(name), AttendeeName.key("Zoe"), name)
    }
    XCTAssertNotEqual(AttendeeName.key("Zoey"), AttendeeName.key("Zoe"))
  }

  func testAPersonAttendsAStandupNowOrInAPastMeeting() {
    XCTAssertTrue(Standup.design.isAttended(by: AttendeeName.key("BEN")))
    XCTAssertTrue(Standup.design.isAttended(by: AttendeeName.key("Dora")))
    XCTAssertFalse(Standup.design.isAttended(by: AttendeeName.key("Eve")))
  }

  func testTheFileOfTheStandupsIsInTheFolderOfTheApp() {
    XCTAssertEqual(
      Array(URL.standups.pathComponents.suffix(2)),
      ["org.composablegtk.Standups", "standups.json"]
    )
  }

  func testAStandupIsDecodedFromItsEncoding() throws {
    let data = try JSONEncoder().encode([Standup.design])
    XCTAssertEqual(try JSONDecoder().decode([Standup].self, from: data), [.design])
  }

  private func standup(minutes: Int) -> Standup {
    var standup = Standup.design
    standup.minutes = minutes
    return standup
  }
}
