import ComposableArchitecture
import Foundation
import Testing

@testable import Standups

@MainActor
struct StandupFormTests {
  @Test func attendeesAreAddedAndRemoved() async {
    let standup = Standup(id: UUID(100))
    let store = TestStore(initialState: StandupForm.State(standup: standup)) {
      StandupForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.binding(.set(\.standup.title, "Design"))) { $0.standup.title = "Design" }
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [Attendee(id: UUID(0))]
    }
    await store.send(.removeAttendeeButtonTapped(UUID(0))) { $0.standup.attendees = [] }
  }
}
