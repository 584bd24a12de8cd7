import XCTest

@testable import ComposableArchitecture

final class StoreIfLetTests: FeatureTestCase {
  private let store = Store<Int?, Int?>(initialState: nil) {
    Reduce { state, action in
      state = action
      return .none
    }
  }

  func testIfLetCallsItsClosuresInitiallyAndWhenTheStateBecomesNilOrNonNil() async {
    var heard: [Int?] = []
    let subscription = store.ifLet {
      heard.append($0.withState { $0 })
    } else: {
      heard.append(nil)
    }
    XCTAssertEqual(heard, [nil])
    for action in [1, 2, nil, nil, 3] {
      store.send(action)
    }
    XCTAssertEqual(heard, [nil, 1, nil, 3])
    subscription.cancel()
    store.send(nil)
    XCTAssertEqual(heard, [nil, 1, nil, 3])
  }

  func testIfLetStoreReturnsItsLastStateAfterTheStateBecomesNil() async {
    store.send(1)
    var child: Store<Int, Int?>?
    let subscription = store.ifLet { child = $0 }
    child?.send(2)
    XCTAssertEqual(child?.withState { $0 }, 2)
    child?.send(nil)
    XCTAssertEqual(child?.withState { $0 }, 2)
    subscription.cancel()
  }

  func testIfLetStoreReturnsTheSameScopedStoreAgain() async {
    store.send(1)
    var child: Store<Int, Int?>?
    let subscription = store.ifLet { child = $0 }
    let part = child?.scope(state: \.description, action: \.self)
    XCTAssertNotNil(part)
    XCTAssertTrue(part === child?.scope(state: \.description, action: \.self))
    subscription.cancel()
  }

  func testIfLetRetainsTheStoreUntilTheSubscriptionIsReleased() async {
    weak var weakStore: Store<Int?, Int?>?
    var subscriptions: Set<StoreSubscription> = []
    var heard = 0
    do {
      let store = Store<Int?, Int?>(initialState: nil) {
        Reduce { state, action in
          state = action
          return .none
        }
      }
      weakStore = store
      store.ifLet { _ in heard += 1 }.store(in: &subscriptions)
    }
    weakStore?.send(1)
    XCTAssertEqual(heard, 1)
    subscriptions.removeAll()
    XCTAssertNil(weakStore)
  }
}
