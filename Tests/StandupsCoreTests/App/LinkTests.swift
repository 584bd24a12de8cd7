import ComposableArchitecture
import XCTest

@testable import StandupsCore

@MainActor
final class LinkTests: StandupsTestCase {
  private let link = "standups:///standup/\(Standup.design.id)/meeting"

  func testALinkReplacesThePath() async throws {
    save(.design)
    let store = appStore(.attendee(name: "Ann"))
    let design = try shared(.design)
    await store.send(.linkOpened("standups:///standup/\(Standup.design.id)/meeting/speaker/2/15")) {
      $0.path = StackState([
        .detail(DetailFeature.State(standup: design)),
        .meeting(MeetingFeature.State(standup: .design, speaker: 1, spoken: 15)),
      ])
    }
    XCTAssertEqual(store.state.path.last?.meeting?.elapsed, 35)
  }

  func testAMeetingOfALinkRunsFromItsSecond() async throws {
    save(.design)
    let store = appStore()
    await store.send(.linkOpened("standup/\(Standup.design.id)/meeting/speaker/3/18")) {
      $0.path = StackState([
        .detail(DetailFeature.State(standup: try self.shared(.design))),
        .meeting(MeetingFeature.State(standup: .design, speaker: 2, spoken: 18)),
      ])
    }
    await store.send(\.path[id: 1].meeting.task)
    for second in 19...20 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.path[id: 1].meeting.ticked) {
        $0.path[id: 1, case: \.meeting]?.spoken = second
        $0.path[id: 1, case: \.meeting]?.elapsed = second + 40
        if second == 20 { $0.list.$standups.withLock(NavigationTests.addMeeting) }
      }
    }
    await store.receive(\.path.popFrom) { $0.path.pop(from: 1) }
  }

  func testALinkPresentsTheFormOfANewStandup() async {
    let store = appStore(.attendee(name: "Ann"))
    await store.send(.linkOpened("standups:///new")) {
      $0.path = StackState()
      $0.list.add = .newStandup(id: UUID(0), attendee: UUID(1))
    }
  }

  func testAnInvalidLinkPresentsAnAlertAndDoesNotChangeThePath() async {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    await store.send(.linkOpened("standups:///standup/42")) {
      $0.alert = AlertState {
        TextState("The link can't be opened")
      } message: {
        TextState(
          verbatim: """
            Part 2 of the link is '42'. Expected a UUID such as \
            E621E1F8-C36C-495A-93FC-0C247A3E6E5F.
            """
        )
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  func testALinkAsksBeforeAMeetingIsDiscarded() async throws {
    save(.design, .engineering)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    await store.send(.linkOpened(link)) { $0.alert = self.meetingAlert }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.linkOpened(link)) { $0.alert = self.meetingAlert }
    await store.send(\.alert.discardAndOpenButtonTapped, link) {
      $0.alert = nil
      $0.path = StackState([
        .detail(DetailFeature.State(standup: try self.shared(.design))),
        .meeting(MeetingFeature.State(standup: .design)),
      ])
    }
    XCTAssertEqual(saved, [.design, .engineering])
  }

  func testALinkCanSaveTheMeetingFirst() async throws {
    save(.design)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    await store.send(.linkOpened("/")) {
      $0.alert = .openLink("/", insteadOf: .init(standup: .design))
    }
    await store.send(\.alert.saveAndOpenButtonTapped, "/") {
      $0.alert = nil
      $0.list.$standups.withLock(NavigationTests.addMeeting)
      $0.path = StackState()
    }
    XCTAssertEqual(saved[0].meetings.count, 3)
  }

  func testAMeetingIsNotSavedBeforeALinkThatIsNoLongerValid() async {
    save(.design, .engineering)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    let link = "standups:///standup/\(Standup.engineering.id)"
    await store.send(.linkOpened(link)) {
      $0.alert = .openLink(link, insteadOf: .init(standup: .design))
    }
    save(.design)
    await store.send(\.alert.saveAndOpenButtonTapped, link) {
      $0.alert = .invalidLink(
        """
        Part 2 of the link is '\(Standup.engineering.id)'. Expected the id of a stand-up that \
        exists.
        """
      )
    }
    XCTAssertEqual(saved, [.design])
    await store.send(\.alert.dismiss) { $0.alert = nil }
    XCTAssertNotNil(store.state.currentMeeting)
  }

  func testALinkShowsTheMeetingThatWasSavedFirst() async throws {
    save(.design)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    await store.send(.linkOpened(link)) { $0.alert = self.meetingAlert }
    await store.send(\.alert.saveAndOpenButtonTapped, link) {
      $0.alert = nil
      $0.list.$standups.withLock(NavigationTests.addMeeting)
      $0.path = StackState([
        .detail(DetailFeature.State(standup: try self.shared(.design))),
        .meeting(MeetingFeature.State(standup: $0.list.standups[0])),
      ])
    }
    XCTAssertEqual(store.state.currentMeeting?.standup.meetings.count, 3)
  }

  func testALinkAsksBeforeAChangedFormIsDiscarded() async throws {
    save(.design)
    let store = appStore(.standup(id: Standup.design.id))
    var form = StandupFormFeature.State(standup: .design)
    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(form)
    }
    await store.send(
      \.path[id: 0].detail.destination.edit,
      .binding(.set(\.standup.minutes, 9))
    ) {
      form.standup.minutes = 9
      $0.path[id: 0, case: \.detail]?.destination = .edit(form)
    }
    await store.send(.linkOpened("/")) {
      $0.alert = AlertState {
        TextState("Discard changes and open the link?")
      } actions: {
        ButtonState(role: .destructive, action: .discardAndOpenButtonTapped("/")) {
          TextState("Discard and open")
        }
        ButtonState(role: .cancel) { TextState("Cancel") }
      } message: {
        TextState("The changes of a stand-up are not saved.")
      }
    }
    await store.send(\.alert.discardAndOpenButtonTapped, "/") {
      $0.alert = nil
      $0.path = StackState()
    }
  }

  func testALinkAsksBeforeAChangedFormThatAddsAStandupIsDiscarded() async {
    let store = appStore()
    await store.send(.list(.addButtonTapped)) {
      $0.list.add = .newStandup(id: UUID(0), attendee: UUID(1))
    }
    await store.send(.list(.add(.presented(.binding(.set(\.standup.title, "Design")))))) {
      $0.list.add?.standup.title = "Design"
    }
    await store.send(.linkOpened("/")) { $0.alert = .openLinkInsteadOfForm("/") }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.linkOpened("/")) { $0.alert = .openLinkInsteadOfForm("/") }
    await store.send(\.alert.discardAndOpenButtonTapped, "/") {
      $0.alert = nil
      $0.list.add = nil
    }
    XCTAssertEqual(saved, [])
  }

  func testALinkClosesAnUnchangedFormThatAddsAStandupWithoutAQuestion() async {
    let store = appStore()
    await store.send(.list(.addButtonTapped)) {
      $0.list.add = .newStandup(id: UUID(0), attendee: UUID(1))
    }
    await store.send(.linkOpened("/")) { $0.list.add = nil }
  }

  func testALinkToAStandupThatWasDeletedMeanwhileIsAnAlert() async {
    save(.design)
    let store = appStore(.meeting(SavedMeeting(MeetingFeature.State(standup: .design))))
    await store.send(.linkOpened(link)) { $0.alert = self.meetingAlert }
    save()
    await store.send(\.alert.discardAndOpenButtonTapped, link) {
      $0.alert = .invalidLink(
        """
        Part 2 of the link is '\(Standup.design.id)'. Expected the id of a stand-up that exists.
        """
      )
    }
  }

  private var meetingAlert: AlertState<AppFeature.Action.Alert> {
    AlertState {
      TextState("End the meeting and open the link?")
    } actions: {
      ButtonState(action: .saveAndOpenButtonTapped(link)) { TextState("Save and open") }
      ButtonState(role: .destructive, action: .discardAndOpenButtonTapped(link)) {
        TextState("Discard and open")
      }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState(verbatim: "A meeting of “Design” is being recorded.")
    }
  }
}
