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
    await store.send(.addButtonTapped) {
      $0.$standups.withLock { $0 = [Standup(id: UUID(0), title: "Untitled")] }
    }
  }
}
