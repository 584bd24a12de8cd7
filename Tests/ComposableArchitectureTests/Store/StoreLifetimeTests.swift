import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StoreLifetimeTests: FeatureTestCase {
  func testEffectsAreCancelledWhenTheStoreIsReleased() async {
    let started = Gate()
    let hasEnded = LockIsolated(false)
    var store: LogStore? = LogStore { _ in
      .run { _ in
        started.open()
        try? await untilCancelled()
        hasEnded.setValue(true)
      }
    }
    store?.send("a")
    await started.pass()
    store = nil
    await eventually { hasEnded.value }
  }

  func testStoreRetainsNoWorkAfterItsEffectsFinish() async {
    let store = RootCore(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        state += 1
        guard action < 5 else { return .none }
        return .merge(
          .run { send in await send(action + 1) },
          .send(action + 1),
          .run { _ in }.cancellable(id: action)
        )
      },
      dependencies: DependencyValues()
    )
    await store.send(0)?.finish()
    XCTAssertEqual(store.state, 63)
    XCTAssertEqual(store.work.count, 0)
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testReleasedStoreReleasesItsState() async {
    final class Resource: Sendable {}
    weak var resource: Resource?
    weak var weakStore: Store<Resource?, Resource?>?
    do {
      let store = Store<Resource?, Resource?>(initialState: nil) {
        Reduce { state, action in
          state = action
          return .run { _ in }
        }
      }
      weakStore = store
      let new = Resource()
      resource = new
      await store.send(new).finish()
    }
    XCTAssertNil(weakStore)
    XCTAssertNil(resource)
  }

  func testEffectsAreCancelledWhenTheStoreIsReleasedOffTheMainActor() async {
    let started = Gate()
    let hasEnded = LockIsolated(false)
    let store = LockIsolated<LogStore?>(nil)
    do {
      let made = LogStore { _ in
        .run { _ in
          started.open()
          try? await untilCancelled()
          hasEnded.setValue(true)
        }
      }
      made.send("a")
      store.setValue(made)
    }
    await started.pass()
    await Task.detached { store.setValue(nil) }.value
    await eventually { hasEnded.value }
  }

  func testScopedStoreRunsEffectsWithoutAReferenceToTheRootStore() async {
    var root: LogStore? = LogStore { $0 == "a" ? .run { send in await send("b") } : .none }
    let child = root?.scope(state: { $0.count }, action: { (action: String) in action })
    root = nil
    await child?.send("a").finish()
    XCTAssertEqual(child?.withState { $0 }, 2)
  }
}
