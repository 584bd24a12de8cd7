import ComposableArchitecture
import XCTest

@testable import StandupsCore

@MainActor
final class NavigationTests: StandupsTestCase {
  func testAPastMeetingLeadsToAnAttendeeWhoseStandupsLeadOn() async throws {
    save(.design, .engineering)
    let store = appStore()
    let design = try shared(.design)
    let engineering = try shared(.engineering)
    await store.send(.list(.standupTapped(Standup.design.id)))
    await store.receive(\.list.delegate.showStandup) {
      $0.path[id: 0] = .detail(DetailFeature.State(standup: design))
    }
    await store.send(\.path[id: 0].detail.meetingTapped, Meeting.first.id)
    await store.receive(\.path[id: 0].detail.delegate.showMeeting) {
      $0.path[id: 1] = .pastMeeting(
        PastMeetingFeature.State(meeting: .first, standup: SharedReader(design))
      )
    }
    await store.send(\.path[id: 1].pastMeeting.attendeeTapped, "Ann")
    await store.receive(\.path[id: 1].pastMeeting.delegate.showAttendee) {
      $0.path[id: 2] = .attendee(AttendeeFeature.State(name: "Ann"))
    }
    XCTAssertEqual(
      store.state.path[id: 2, case: \.attendee]?.standups,
      [.design, .engineering]
    )
    await store.send(\.path[id: 2].attendee.standupTapped, Standup.engineering.id)
    await store.receive(\.path[id: 2].attendee.delegate.showStandup) {
      $0.path[id: 3] = .detail(DetailFeature.State(standup: engineering))
    }
    await store.send(\.path[id: 3].detail.attendeeTapped, UUID(2_001))
    await store.receive(\.path[id: 3].detail.delegate.showAttendee) {
      $0.path[id: 4] = .attendee(AttendeeFeature.State(name: "ann"))
    }
    await store.send(\.path[id: 4].attendee.standupTapped, Standup.design.id)
    await store.receive(\.path[id: 4].attendee.delegate.showStandup) {
      $0.path[id: 5] = .detail(DetailFeature.State(standup: design))
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path.pop(from: 1)
    }
  }

  func testAPastMeetingLeadsToItsStandup() async throws {
    save(.design)
    let store = appStore(.past(meeting: Meeting.first.id, standup: Standup.design.id))
    let design = try shared(.design)
    await store.send(\.path[id: 0].pastMeeting.standupTapped)
    await store.receive(\.path[id: 0].pastMeeting.delegate.showStandup) {
      $0.path[id: 1] = .detail(DetailFeature.State(standup: design))
    }
  }

  func testMissingAttendeesMeetingsAndStandupsHaveNoPages() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id), .attendee(name: "Ann"))
    await store.send(\.path[id: 0].detail.attendeeTapped, UUID(77))
    await store.send(\.path[id: 0].detail.meetingTapped, UUID(77))
    await store.receive(\.path[id: 0].detail.delegate.showMeeting)
    await store.send(\.path[id: 1].attendee.standupTapped, UUID(77))
    await store.receive(\.path[id: 1].attendee.delegate.showStandup)
    await store.send(.list(.standupTapped(UUID(77))))
    await store.receive(\.list.delegate.showStandup)
    XCTAssertEqual(store.state.path.count, 2)
  }

  func testAMeetingOfAStandupThatWasDeletedMeanwhileHasNoPage() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    save()
    await store.send(\.path[id: 0].detail.meetingTapped, Meeting.first.id)
    await store.receive(\.path[id: 0].detail.delegate.showMeeting)
    XCTAssertEqual(store.state.path.count, 1)
  }

  func testAnAttendeeOfNoStandupHasNoStandups() async {
    save(.design)
    XCTAssertEqual(AttendeeFeature.State(name: "Eve").standups, [])
    XCTAssertEqual(AttendeeFeature.State(name: "dora").standups, [.design])
  }

  func testAMeetingIsStartedAndPoppedWhenItEnds() async throws {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    await store.send(\.path[id: 0].detail.startMeetingButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.startMeeting) {
      $0.path[id: 1] = .meeting(MeetingFeature.State(standup: .design))
    }
    await store.send(\.path[id: 1].meeting.task)
    await store.send(\.path[id: 1].meeting.nextSpeakerButtonTapped) {
      $0.path[id: 1, case: \.meeting]?.speaker = 1
    }
    await store.send(\.path[id: 1].meeting.nextSpeakerButtonTapped) {
      $0.path[id: 1, case: \.meeting]?.speaker = 2
    }
    for second in 1...20 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.path[id: 1].meeting.ticked) {
        $0.path[id: 1, case: \.meeting]?.elapsed = second
        $0.path[id: 1, case: \.meeting]?.spoken = second
        if second == 20 { $0.list.$standups.withLock(Self.addMeeting) }
      }
    }
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
    XCTAssertEqual(store.state.path[id: 0, case: \.detail]?.standup.meetings.count, 3)
  }

  func testAPoppedMeetingStopsItsClock() async {
    save(.design)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    await store.send(\.path[id: 0].meeting.pauseButtonTapped) {
      $0.path[id: 0, case: \.meeting]?.isPaused = false
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
    await clock.advance(by: .seconds(5))
  }

  func testPagesOfAStandupThatAnotherProcessDeletesAreRemoved() async {
    save(.design, .engineering)
    let store = appStore(
      .standup(id: Standup.design.id),
      .past(meeting: Meeting.first.id, standup: Standup.design.id),
      .attendee(name: "Ann"),
      .meeting(SavedMeeting(MeetingFeature.State(standup: .design)))
    )
    let task = await store.send(.task)
    save(.engineering)
    await store.receive(\.standupsChanged) {
      $0.path[id: 0] = nil
      $0.path[id: 1] = nil
    }
    await task.cancel()
  }

  static func addMeeting(_ standups: inout IdentifiedArrayOf<Standup>) {
    _ = standups[id: Standup.design.id]?.meetings.insert(
      Meeting(id: UUID(0), date: now, attendees: ["Ann", "Ben", "Cleo"], transcript: ""),
      at: 0
    )
  }
}
