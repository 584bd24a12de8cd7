import ComposableArchitecture
import Foundation
import Testing

@testable import Standups

@MainActor
struct StandupsListTests {
  @Test func standupIsAdded() async {
    let store = TestStore(initialState: StandupsList.State()) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.addButtonTapped) { $0.add = StandupForm.State(standup: standup) }
    standup.title = "Design"
    await store.send(\.add.binding, .set(\.standup, standup)) { $0.add?.standup = standup }
    await store.send(.saveButtonTapped) {
      $0.add = nil
      $0.$standups.withLock { $0 = [standup] }
    }
  }

  @Test func cancelledSheetAddsNothing() async {
    let store = TestStore(initialState: StandupsList.State()) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      let standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
      $0.add = StandupForm.State(standup: standup)
    }
    await store.send(.cancelButtonTapped) { $0.add = nil }
  }
}
