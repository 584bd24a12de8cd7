import ComposableArchitecture
import Foundation
import Testing

@testable import Standups

@MainActor
struct StandupDetailTests {
  @Test func editedStandupIsSaved() async {
    let standup = Standup(id: UUID(0), title: "Design")
    let store = TestStore(initialState: StandupDetail.State(standup: Shared(value: standup))) {
      StandupDetail()
    }
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandupForm.State(standup: standup))
    }
    await store.send(\.destination.edit.binding, .set(\.standup.minutes, 10)) {
      $0.destination?.modify(\.edit) { $0.standup.minutes = 10 }
    }
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.$standup.withLock { $0.minutes = 10 }
    }
  }

  @Test func deletionIsConfirmed() async {
    let standup = Standup(id: UUID(0), title: "Design")
    let store = TestStore(initialState: StandupDetail.State(standup: Shared(value: standup))) {
      StandupDetail()
    }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.delete(standup)) }
    await store.send(\.destination.alert.deleteConfirmed) { $0.destination = nil }
    await store.receive(\.delegate.delete, UUID(0))
  }
}
