import ComposableArchitecture
import Foundation
import Testing

@testable import Standups

@MainActor
struct AppFeatureTests {
  @Test func deletedStandupIsRemovedAndItsPageIsPopped() async throws {
    @Shared(.standups) var standups = [Standup(id: UUID(100), title: "Design")]
    let standup = try #require(Shared($standups[id: UUID(100)]))
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }

    let detail = AppFeature.Path.State.detail(StandupDetail.State(standup: standup))
    await store.send(.path(.push(id: 0, state: detail))) { $0.path[id: 0] = detail }
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0]?.modify(\.detail) {
        $0.destination = .alert(.delete(standup.wrappedValue))
      }
    }
    await store.send(\.path[id: 0].detail.destination.alert.deleteConfirmed) {
      $0.path[id: 0]?.modify(\.detail) { $0.destination = nil }
    }
    await store.receive(\.path[id: 0].detail.delegate.delete) {
      $0.path.removeAll()
      $0.list.$standups.withLock { $0 = [] }
    }
  }
}
