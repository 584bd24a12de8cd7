import ComposableArchitecture
import Sessions
import TestSupport
import XCTest

@testable import StandupsCore

@MainActor
final class SavedScreenTests: StandupsTestCase {
  private var meeting: MeetingFeature.State {
    MeetingFeature.State(
      standup: .design,
      speaker: 1,
      spoken: 5,
      elapsed: 12,
      transcript: "Notes"
    )
  }

  private var screens: [SavedScreen] {
    [
      .standup(id: Standup.design.id),
      .past(meeting: Meeting.second.id, standup: Standup.design.id), .attendee(name: "Ann"),
      .standup(id: Standup.design.id), .meeting(SavedMeeting(meeting)),
    ]
  }

  func testASessionIsRestoredFromItsFileAndItsMeetingIsPaused() async throws {
    save(.design)
    let file = SessionFile<[SavedScreen]>(
      url: try makeTemporaryFolder().appending(path: "session.json"),
      version: SavedScreen.version
    )
    var state = AppFeature.State(session: screens)
    XCTAssertEqual(state.session, screens)
    try file.save(state.session)
    state = AppFeature.State(session: try XCTUnwrap(file.load().session))

    XCTAssertEqual(state.session, screens)
    let restored = try XCTUnwrap(state.path.last?.meeting)
    XCTAssertTrue(restored.isPaused)
    XCTAssertEqual([restored.speaker, restored.spoken, restored.elapsed], [1, 5, 12])
    XCTAssertEqual(restored.transcript, "Notes")
    XCTAssertNil(state.alert)
  }

  func testPagesOfDeletedStandupsAndMeetingsAreSkippedAndAMeetingRemains() async {
    save(.engineering)
    let state = AppFeature.State(session: screens)
    XCTAssertEqual(state.session, [.attendee(name: "Ann"), .meeting(SavedMeeting(meeting))])
    save(.design)
    let session: [SavedScreen] = [.past(meeting: UUID(9), standup: Standup.design.id)]
    XCTAssertEqual(AppFeature.State(session: session).session, [])
  }

  func testARestoredMeetingOfADeletedStandupIsSavedWithTheStandup() async {
    let store = appStore(.meeting(SavedMeeting(meeting)))
    await store.send(\.path[id: 0].meeting.task)
    await store.send(\.path[id: 0].meeting.endMeetingButtonTapped) {
      $0.path[id: 0, case: \.meeting]?.alert = .endMeeting
    }
    await store.send(\.path[id: 0].meeting.alert.saveButtonTapped) {
      $0.path[id: 0, case: \.meeting]?.alert = nil
      $0.list.$standups.withLock {
        var standup = Standup.design
        standup.meetings = [
          Meeting(
            id: UUID(0),
            date: Self.now,
            attendees: ["Ann", "Ben", "Cleo"],
            transcript: "Notes"
          )
        ]
        $0 = [standup]
      }
    }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  func testTheFormatOfASessionFileIsUnchanged() async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode([
      SavedScreen.standup(id: UUID(1)), .past(meeting: UUID(2), standup: UUID(3)),
      .attendee(name: "Ann"),
    ])
    // The session files of users contain this text, so a change requires a new version.
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      """
      [{"standup":{"id":"\(UUID(1))"}},\
      {"past":{"meeting":"\(UUID(2))","standup":"\(UUID(3))"}},{"attendee":{"name":"Ann"}}]
      """
    )
  }
}
