import ComposableArchitecture
import Foundation
import Testing

@testable import Standups

@MainActor
struct RecordMeetingTests {
  @Test func meetingIsSavedAfterTheLastSecond() async {
    let clock = TestClock()
    let isDismissed = LockIsolated(false)
    let now = Date(timeIntervalSince1970: 1_234_567_890)
    let attendees: IdentifiedArray = [Attendee(id: UUID(1)), Attendee(id: UUID(2))]
    let standup = Standup(id: UUID(100), minutes: 1, attendees: attendees)
    let state = RecordMeeting.State(seconds: 28, standup: Shared(value: standup))
    let store = TestStore(initialState: state) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(now)
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
      $0.uuid = .incrementing
    }

    let task = await store.send(.task)
    await clock.advance(by: .seconds(2))
    await store.receive(\.ticked) { $0.seconds = 29 }
    await store.receive(\.ticked) { $0.seconds = 30 }
    #expect(store.state.speaker == 1)

    await store.send(.nextButtonTapped) {
      $0.seconds = 60
      $0.$standup.withLock { $0.meetings = [Meeting(id: UUID(0), date: now)] }
    }
    await task.cancel()
    #expect(isDismissed.value)
  }

  @Test func nextButtonSavesTheMeetingIfTheLastAttendeeSpeaks() async {
    let now = Date(timeIntervalSince1970: 1_234_567_890)
    let attendees = IdentifiedArray(uniqueElements: (1...7).map { Attendee(id: UUID($0)) })
    let standup = Standup(id: UUID(100), minutes: 5, attendees: attendees)
    let state = RecordMeeting.State(seconds: 296, standup: Shared(value: standup))
    let store = TestStore(initialState: state) {
      RecordMeeting()
    } withDependencies: {
      $0.date = .constant(now)
      $0.dismiss = DismissEffect {}
      $0.uuid = .incrementing
    }

    await store.send(.nextButtonTapped) {
      $0.seconds = 300
      $0.$standup.withLock { $0.meetings = [Meeting(id: UUID(0), date: now)] }
    }
  }
}
