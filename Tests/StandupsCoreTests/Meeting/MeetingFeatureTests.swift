import ComposableArchitecture
import StandupsCore
import XCTest

@MainActor
final class MeetingFeatureTests: StandupsTestCase {
  private typealias Store = TestStoreOf<MeetingFeature>

  private func makeStore(_ state: MeetingFeature.State? = nil) -> Store {
    save(.design)
    return store(state ?? MeetingFeature.State(standup: .design), MeetingFeature())
  }

  private static func meeting(_ transcript: String = "") -> Meeting {
    Meeting(
      id: UUID(0),
      date: now,
      attendees: ["Ann", "Ben", "Cleo"],
      transcript: transcript
    )
  }

  /// Advances the clock by a second, in which the turn does not end.
  private func tick(_ store: Store, spoken: Int, elapsed: Int) async {
    await clock.advance(by: .seconds(1))
    await store.receive(\.ticked) {
      $0.spoken = spoken
      $0.elapsed = elapsed
    }
  }

  func testAMeetingChangesTheSpeakerAndEndsAndIsSavedAfterTheLastSecond() async {
    let store = makeStore()
    await store.send(.task)
    for second in 1...60 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.ticked) {
        $0.elapsed = second
        $0.speaker = min(second / 20, 2)
        $0.spoken = second < 60 ? second % 20 : 20
        if second == 60 {
          $0.$standups.withLock {
            _ = $0[id: Standup.design.id]?.meetings.insert(
              Self.meeting(),
              at: 0
            )
          }
        }
      }
      XCTAssertEqual(store.state.remaining, 60 - second)
      XCTAssertEqual(store.state.progress, Double(second) / 60)
    }
    await store.finish()
    XCTAssertEqual(chimes.value, 2)
    XCTAssertEqual(dismissals.value, 1)
    XCTAssertEqual(saved[id: Standup.design.id]?.meetings, [Self.meeting(), .second, .first])
    await clock.advance(by: .seconds(10))
  }

  func testTheNextSpeakerStartsAtTheStartOfTheTurn() async {
    let store = makeStore()
    XCTAssertEqual(store.state.speakerName, "Ann")
    XCTAssertEqual(store.state.nextSpeakerName, "Ben")
    await store.send(.task)
    await tick(store, spoken: 1, elapsed: 1)
    await store.send(.nextSpeakerButtonTapped) {
      $0.speaker = 1
      $0.spoken = 0
    }
    XCTAssertEqual(store.state.speakerName, "Ben")
    XCTAssertEqual(store.state.remaining, 40)
    XCTAssertEqual(store.state.elapsed, 1)
    await tick(store, spoken: 1, elapsed: 2)
    await store.send(.nextSpeakerButtonTapped) {
      $0.speaker = 2
      $0.spoken = 0
    }
    XCTAssertTrue(store.state.isLastSpeaker)
    XCTAssertNil(store.state.nextSpeakerName)
    await store.send(.nextSpeakerButtonTapped)
    await store.send(.pauseButtonTapped) { $0.isPaused = true }
    await store.finish()
    XCTAssertEqual(chimes.value, 2)
  }

  func testTheClockStandsStillWhileTheAlertIsPresentedAndResumes() async {
    let store = makeStore()
    await store.send(.task)
    await tick(store, spoken: 1, elapsed: 1)
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    XCTAssertFalse(store.state.isRunning)
    await clock.advance(by: .seconds(30))
    await store.send(\.alert.resumeButtonTapped) { $0.alert = nil }
    XCTAssertTrue(store.state.isRunning)
    await tick(store, spoken: 2, elapsed: 2)

    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await clock.advance(by: .seconds(30))
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await tick(store, spoken: 3, elapsed: 3)
    await store.send(.pauseButtonTapped) { $0.isPaused = true }
    await store.finish()
  }

  func testAMeetingThatIsEndedEarlyIsSavedWithItsTranscript() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.binding(.set(\.transcript, "Blocked by QA."))) {
      $0.transcript = "Blocked by QA."
    }
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(\.alert.saveButtonTapped) {
      $0.alert = nil
      $0.$standups.withLock {
        _ = $0[id: Standup.design.id]?.meetings.insert(Self.meeting("Blocked by QA."), at: 0)
      }
    }
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
    await clock.advance(by: .seconds(10))
  }

  func testADiscardedMeetingIsNotSaved() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
    XCTAssertEqual(saved, [.design])
  }

  func testGoingBackAsksAndStopsTheClock() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.backRequested) { $0.alert = Self.endMeeting }
    await clock.advance(by: .seconds(5))
    XCTAssertEqual(dismissals.value, 0)
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
    XCTAssertEqual(dismissals.value, 1)
  }

  func testAPausedMeetingDoesNotStartUntilTheUserResumes() async {
    let store = makeStore(MeetingFeature.State(standup: .design, isPaused: true))
    await store.send(.task)
    await clock.advance(by: .seconds(5))
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(\.alert.resumeButtonTapped) { $0.alert = nil }
    await clock.advance(by: .seconds(5))
    await store.send(.pauseButtonTapped) { $0.isPaused = false }
    await tick(store, spoken: 1, elapsed: 1)
    await store.send(.pauseButtonTapped) { $0.isPaused = true }
    await store.finish()
  }

  func testTheClockOfAPausedMeetingStandsStillAfterTheAlertIsDismissed() async {
    let store = makeStore(MeetingFeature.State(standup: .design, isPaused: true))
    await store.send(.task)
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    XCTAssertFalse(store.state.isRunning)
    await clock.advance(by: .seconds(5))
    await store.send(.pauseButtonTapped) { $0.isPaused = false }
    await tick(store, spoken: 1, elapsed: 1)
    await store.send(.pauseButtonTapped) { $0.isPaused = true }
    await store.finish()
  }

  func testAPageThatIsShownAgainHasOneClock() async {
    let store = makeStore()
    await store.send(.task)
    await store.send(.task)
    await tick(store, spoken: 1, elapsed: 1)
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(.task)
    await clock.advance(by: .seconds(5))
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    await store.finish()
  }

  func testAMeetingOfADeletedStandupAddsTheStandupAgain() async {
    let store = makeStore()
    save()
    await store.send(.endMeetingButtonTapped) { $0.alert = Self.endMeeting }
    await store.send(\.alert.saveButtonTapped) {
      $0.alert = nil
      $0.$standups.withLock {
        var standup = Standup.design
        standup.meetings.insert(Self.meeting(), at: 0)
        $0 = [standup]
      }
    }
    await store.finish()
  }

  func testInvalidTimesAreClamped() async {
    let late = MeetingFeature.State(standup: .design, speaker: 7, spoken: 99, elapsed: 999)
    XCTAssertEqual([late.speaker, late.spoken, late.elapsed], [2, 19, 59])
    let early = MeetingFeature.State(standup: .design, speaker: -7, spoken: -9, elapsed: -1)
    XCTAssertEqual([early.speaker, early.spoken, early.elapsed], [0, 0, 0])
    let empty = MeetingFeature.State(standup: Standup(id: UUID(0)))
    XCTAssertEqual(empty.speakerName, "Somebody")
    XCTAssertTrue(empty.isLastSpeaker)
  }

  private static var endMeeting: AlertState<MeetingFeature.Action.Alert> {
    AlertState {
      TextState("End the meeting?")
    } actions: {
      ButtonState(action: .saveButtonTapped) { TextState("Save and end") }
      ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
      ButtonState(role: .cancel, action: .resumeButtonTapped) { TextState("Resume") }
    } message: {
      TextState("The clock is stopped. A saved meeting is listed among the past meetings.")
    }
  }
}
