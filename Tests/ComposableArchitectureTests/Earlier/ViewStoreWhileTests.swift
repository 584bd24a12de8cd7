import TestSupport
import XCTest

@testable import ComposableArchitecture

final class ViewStoreWhileTests: FeatureTestCase {
  func testSendWhileWaitsUntilThePredicateIsFalse() async {
    let gate = Gate()
    let viewStore = makeViewStore { await gate.pass() }
    let hasFinished = LockIsolated(false)
    Task {
      await viewStore.send(.load, while: \.isLoading)
      hasFinished.setValue(true)
    }
    await eventually { viewStore.isLoading }
    await Task.megaYield()
    XCTAssertFalse(hasFinished.value)
    gate.open()
    await eventually { hasFinished.value }
    XCTAssertFalse(viewStore.isLoading)
    XCTAssertEqual(viewStore.loaded, 1)
  }

  func testYieldWhileReturnsIfThePredicateIsFalse() async {
    let viewStore = makeViewStore {}
    await viewStore.yield(while: \.isLoading)
    XCTAssertEqual(viewStore.loaded, 0)
  }

  func testCancellingTheTaskOfSendWhileCancelsTheWork() async {
    let viewStore = makeViewStore { try? await untilCancelled() }
    let hasReturned = LockIsolated(false)
    let task = Task {
      await viewStore.send(.load, while: \.isLoading)
      hasReturned.setValue(true)
    }
    await eventually { viewStore.isLoading }
    task.cancel()
    await eventually { hasReturned.value }
    XCTAssertTrue(viewStore.isLoading)
    await eventually { CancellationRegistry.shared.count == 0 }
  }

  func testCancelledYieldWhileReturnsWithoutCancellingTheWork() async {
    let viewStore = makeViewStore { try? await untilCancelled() }
    let work = viewStore.send(.load)
    let hasReturned = LockIsolated(false)
    let task = Task {
      await viewStore.yield(while: \.isLoading)
      hasReturned.setValue(true)
    }
    task.cancel()
    await eventually { hasReturned.value }
    XCTAssertFalse(work.isCancelled)
    work.cancel()
    await assertFinishes(work)
  }

  private func makeViewStore(
    _ work: @escaping @Sendable () async -> Void
  ) -> ViewStoreOf<Loader> {
    ViewStore(Store(initialState: Loader.State()) { Loader(work: work) }, observe: { $0 })
  }
}

private struct Loader: Reducer {
  struct State: Equatable {
    var isLoading = false
    var loaded = 0
  }

  enum Action {
    case load
    case loaded
  }

  let work: @Sendable () async -> Void

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      state.isLoading = true
      return .run { send in
        await work()
        await send(.loaded)
      }
      .cancellable(id: "work")
    case .loaded:
      state.isLoading = false
      state.loaded += 1
      return .none
    }
  }
}
