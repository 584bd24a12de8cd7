import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StoreTests: FeatureTestCase {
  func testInitialStateAndReducerAreCreatedWithTheStoreDependencies() async {
    let store = withDependencies {
      $0.locale = Locale(identifier: "de_AT")
    } operation: {
      Store<String, Bool>(initialState: dependencies()) {
        let made = dependencies()
        Reduce { state, _ in
          state += " \(made) \(dependencies())"
          return .none
        }
      } withDependencies: {
        $0.uuid = .constant(UUID(7))
      }
    }
    store.send(true)
    let expected = "de_AT 7"
    XCTAssertEqual(store.withState { $0 }, "\(expected) \(expected) \(expected)")

    func dependencies() -> String {
      @Dependency(\.locale) var locale
      @Dependency(\.uuid) var uuid
      return "\(locale.identifier) \(uuid() == UUID(7) ? 7 : 0)"
    }
  }

  func testSubscriberIsNotifiedOnceForAnActionAndItsEffects() async {
    let store = LogStore { action in
      action == "a" ? .merge(.send("b"), .send("c")) : .none
    }
    var heard: [[String]] = []
    let subscription = store.core.subscribe { heard.append(store.log) }
    store.send("a")
    XCTAssertEqual(heard, [["a", "b", "c"]])
    subscription.cancel()
    store.send("d")
    XCTAssertEqual(heard.count, 1)
  }

  func testSubscribersAreNotifiedInOrderAndCanCancelDuringNotification() async {
    let store = LogStore { _ in .none }
    var heard: [Int] = []
    var subscriptions: [Int: StoreSubscription] = [:]
    for index in 1...5 {
      subscriptions[index] = store.core.subscribe {
        heard.append(index)
        if index == 2 {
          subscriptions[1] = nil
          subscriptions[4] = nil
        }
      }
    }
    store.send("a")
    store.send("b")
    XCTAssertEqual(heard, [1, 2, 3, 5, 2, 3, 5])
  }

  func testActionSentByASubscriberIsReducedAfterAllSubscribersAreNotified() async {
    let store = LogStore { _ in .none }
    var heard: [String] = []
    let subscriptions = ["first", "second"].map { name in
      store.core.subscribe {
        heard.append("\(name) \(store.log.count)")
        if store.log.count == 1 {
          XCTAssertTrue(store.send(name).isCancelled)
        }
      }
    }
    let issues = recordIssues { store.send("a") }
    XCTAssertTrue(issues.isEmpty, "\(issues)")
    XCTAssertEqual(store.log, ["a", "first", "second"])
    XCTAssertEqual(heard, ["first 1", "second 1", "first 3", "second 3"])
    XCTAssertEqual(subscriptions.count, 2)
  }

  func testReentrantSendInAReducerIsReportedAndEnqueued() async {
    weak var weakStore: LogStore?
    let store = LogStore { action in
      MainActor.assumeIsolated {
        if action == "a" {
          weakStore?.send("b")
        }
      }
      return action == "a" ? .send("c") : .none
    }
    weakStore = store
    let issues = recordIssues { store.send("a") }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("reducer was running"))
    XCTAssertEqual(store.log, ["a", "b", "c"])
  }

  func testActionSentInTheDeinitOfAnActionIsReceived() async {
    final class Payload: Sendable {
      let onDeinit: @Sendable () -> Void
      init(onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let store = Store<Int, Payload?>(initialState: 0) {
      Reduce { state, _ in
        state += 1
        return .none
      }
    }
    store.send(Payload { MainActor.assumeIsolated { _ = store.send(nil) } })
    XCTAssertEqual(store.withState { $0 }, 2)
  }

  func testSubscriberReadsOnlyTheStateAfterTheLastSentAction() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += action
        return state < 4 ? .send(state) : .none
      }
    }
    var heard: [Int] = []
    let subscription = store.core.subscribe { heard.append(store.withState { $0 }) }
    store.send(1)
    XCTAssertEqual(heard, [4])
    subscription.cancel()
  }

  func testWithStateReturnsAPropertyOfTheState() async {
    let store = LogStore { _ in .none }
    store.send("a")
    XCTAssertEqual(store.withState(\.count), 1)
  }
}
