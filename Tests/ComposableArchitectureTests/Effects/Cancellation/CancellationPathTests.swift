import XCTest

@testable import ComposableArchitecture

final class CancellationPathTests: FeatureTestCase {
  func testAncestorCancelsTheEffectOfADescendant() async {
    let (store, running) = makeStore()
    store.send(.child(.presented(.child(.presented(.start)))))
    XCTAssertGreaterThan(running(), 0)
    store.send(.child(.presented(.stop)))
    await eventually { running() == 0 }
  }

  func testRootFeatureCancelsTheEffectsOfAllFeatures() async {
    let (store, running) = makeStore()
    store.send(.start)
    store.send(.child(.presented(.start)))
    store.send(.child(.presented(.child(.presented(.start)))))
    XCTAssertGreaterThan(running(), 0)
    store.send(.stop)
    await eventually { running() == 0 }
  }

  func testFeatureDoesNotCancelTheEffectOfAnAncestor() async {
    let (store, running) = makeStore()
    let task = store.send(.start)
    store.send(.child(.presented(.child(.presented(.stop)))))
    store.send(.child(.presented(.stop)))
    await Task.megaYield()
    XCTAssertGreaterThan(running(), 0)
    store.send(.stop)
    await assertFinishes(task)
  }

  func testCancelIDIsScopedToTheNavigationPathOfItsEffect() async {
    let path = NavigationIDPath.root.appending(.unique())
    func within(_ effect: () -> Effect<String>) -> Effect<String> {
      withDependencies {
        $0.navigationIDPath = path
      } operation: {
        effect()
      }
    }
    let store = LogStore { action in
      switch action {
      case "start": within { .run { _ in try await untilCancelled() }.cancellable(id: 1) }
      case "cancel": .cancel(id: 1)
      default: within { .cancel(id: 1) }
      }
    }
    let task = store.send("start")
    await store.send("cancel").finish()
    XCTAssertFalse(task.task?.isComplete ?? true)
    store.send("cancel within")
    await assertFinishes(task)
  }

  /// Returns a store of three nested features, and a closure that returns the number of keys of
  /// in-flight effects in the registry, without the keys of the presentations.
  private func makeStore() -> (StoreOf<Level>, @MainActor () -> Int) {
    let store = Store(initialState: Level.State(depth: 3)) { Level() }
    store.send(.stop)
    store.send(.child(.presented(.stop)))
    let presenting = CancellationRegistry.shared.count
    return (store, { CancellationRegistry.shared.count - presenting })
  }
}

@Reducer
private struct Level {
  struct State {
    @PresentationState var child: State?

    init(depth: Int) {
      child = depth > 1 ? State(depth: depth - 1) : nil
    }
  }

  enum Action {
    indirect case child(PresentationAction<Action>)
    case start
    case stop
  }

  private enum CancelID {
    case work
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Reduce { _, action in
      switch action {
      case .child: .none
      case .start: .run { _ in try await untilCancelled() }.cancellable(id: CancelID.work)
      case .stop: .cancel(id: CancelID.work)
      }
    }
    .ifLet(\.$child, action: \.child) {
      Level()
    }
    .reduce(into: &state, action: action)
  }
}
