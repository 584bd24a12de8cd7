import ComposableArchitecture
import CountersCore
import XCTest

@MainActor
final class NavigationTests: XCTestCase {
  func testPushedScreensHaveTheIDs0And1And2() async {
    let store = appStore()
    await store.send(.goToCounterButtonTapped) {
      $0.path.append(.counter(0))
    }
    await store.send(.counter(0, .incrementButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.count = 1
    }
    await store.send(.counter(0, .goToCounterButtonTapped))
    await store.receive(\.path[id: 0].counter.delegate.goToCounter) {
      $0.path.append(.counter(1))
    }
    await store.send(.counter(1, .goToFactButtonTapped))
    await store.receive(\.path[id: 1].counter.delegate.goToFact) {
      $0.path.append(.fact(1))
    }
    XCTAssertEqual(Array(store.state.path.ids), [0, 1, 2])
    await store.send(.fact(2, .goToCounterButtonTapped))
    await store.receive(\.path[id: 2].fact.delegate.goToCounter) {
      $0.path.append(.counter(1))
    }
  }

  func testFactOfTheRootIsAboutTheSum() async {
    let store = appStore(.counter(40), .counter(2))
    await store.send(.goToFactButtonTapped) {
      $0.path.append(.fact(42))
    }
  }

  func testFactOfTheRootIsAboutTheNearestIntWhenTheSumOverflows() async {
    let store = appStore(.counter(.max), .counter(.max))
    await store.send(.goToFactButtonTapped) {
      $0.path.append(.fact(.max))
    }
    let other = appStore(.counter(.min), .counter(-1))
    await other.send(.goToFactButtonTapped) {
      $0.path.append(.fact(.min))
    }
  }

  func testCloseButtonIsReceivedAsAPopOfTheScreen() async {
    let store = appStore(.counter(1), .counter(2), .fact(3))
    await store.send(.counter(1, .closeButtonTapped))
    await store.receive(\.path.popFrom, 1) {
      $0.path.pop(from: 1)
    }
    XCTAssertEqual(Array(store.state.path), [.counter(1)])
    await store.send(.counter(0, .closeButtonTapped))
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  func testCloseButtonOfAFactPopsTheFact() async {
    let store = appStore(.counter(1), .fact(3))
    await store.send(.fact(1, .closeButtonTapped))
    await store.receive(\.path.popFrom) {
      $0.path[id: 1] = nil
    }
  }

  func testGoToRootRemovesAllScreens() async {
    let store = appStore(.counter(1), .counter(2), .fact(3))
    await store.send(.goToRootButtonTapped) {
      $0.path = StackState()
    }
    await store.send(.goToRootButtonTapped)
  }

  func testPopFromRemovesTheScreenAndAllScreensAbove() async {
    let store = appStore(.counter(1), .counter(2), .fact(3), .counter(4))
    await store.send(.path(.popFrom(id: 1))) {
      $0.path.pop(to: 0)
    }
    XCTAssertEqual(Array(store.state.path), [.counter(1)])
  }

  func testXCTModifyChangesTheStateOfAScreen() async {
    let store = appStore(.counter(1))
    await store.send(.counter(0, .incrementButtonTapped)) {
      XCTModify(&$0.path[id: 0]) { screen in
        XCTModify(&screen, case: \.counter) { $0.count = 2 }
      }
    }
  }
}
