#if Combine
  import ComposableCombine
  import TestSupport
  import XCTest

  @testable import ComposableArchitecture

  final class EffectPublisherTests: FeatureTestCase {
    func testValuesOfAPublisherAreSentSynchronouslyOnTheMainQueue() async {
      let subject = PassthroughSubject<String, Never>()
      let store = LogStore { $0 == "start" ? .publisher { subject } : .none }
      let task = store.send("start")
      subject.send("a")
      XCTAssertEqual(store.log, ["start", "a"])
      subject.send("b")
      subject.send(completion: .finished)
      XCTAssertEqual(store.log, ["start", "a", "b"])
      await assertFinishes(task)
    }

    func testPublisherWithImmediateValuesFinishesAtOnce() async {
      let store = LogStore { action in
        action == "start" ? .publisher { ["a", "b"].publisher } : .none
      }
      let task = store.send("start")
      XCTAssertEqual(store.log, ["start", "a", "b"])
      await assertFinishes(task)
    }

    func testCancelledPublisherSendsNothingAndIsCancelled() async {
      let subject = PassthroughSubject<String, Never>()
      let isCancelled = LockIsolated(false)
      let store = LogStore { action in
        switch action {
        case "start":
          .publisher {
            subject.handleEvents(receiveCancel: { isCancelled.setValue(true) })
          }
          .cancellable(id: "subject")
        case "cancel": .cancel(id: "subject")
        default: .none
        }
      }
      let task = store.send("start")
      store.send("cancel")
      XCTAssert(isCancelled.value)
      subject.send("a")
      await assertFinishes(task)
      XCTAssertEqual(store.log, ["start", "cancel"])
    }

    func testPublisherIsCancelledWithTheTaskOfItsAction() async {
      let subject = PassthroughSubject<String, Never>()
      let store = LogStore { $0 == "start" ? .publisher { subject } : .none }
      let task = store.send("start")
      task.cancel()
      subject.send("a")
      await assertFinishes(task)
      XCTAssertEqual(store.log, ["start"])
    }

    func testValuesOfAnotherThreadAreSentInTheirOrder() async {
      let store = LogStore { action in
        action == "start"
          ? .publisher {
            (1...100).map(String.init).publisher.receive(on: DispatchQueue(label: "other"))
          } : .none
      }
      await assertFinishes(store.send("start"))
      XCTAssertEqual(store.log, ["start"] + (1...100).map(String.init))
    }

    func testEffectAfterAPublisherRunsWhenThePublisherHasFinished() async {
      let subject = PassthroughSubject<String, Never>()
      let store = LogStore { action in
        action == "start"
          ? .concatenate(.publisher { subject }, .send("after")) : .none
      }
      let task = store.send("start")
      subject.send("a")
      XCTAssertEqual(store.log, ["start", "a"])
      subject.send(completion: .finished)
      XCTAssertEqual(store.log, ["start", "a", "after"])
      await assertFinishes(task)
    }

    func testMappedPublisherSendsActionsOfTheParent() async {
      let store = LogStore { action in
        action == "start"
          ? Effect<Int>.publisher { [1, 2].publisher }.map { "\($0)" } : .none
      }
      await assertFinishes(store.send("start"))
      XCTAssertEqual(store.log, ["start", "1", "2"])
    }

    func testPublisherIsSubscribedToWithTheDependenciesOfItsReducer() async {
      let date = Date(timeIntervalSince1970: 1)
      let store = LogStore { action in
        guard action == "start" else { return .none }
        return withDependencies {
          $0.date.now = date
        } operation: {
          .publisher {
            Deferred {
              @Dependency(\.date.now) var now
              return Just("\(now == date)")
            }
          }
        }
      }
      await assertFinishes(store.send("start"))
      XCTAssertEqual(store.log, ["start", "true"])
    }

    func testTestStoreReceivesTheValuesOfAPublisher() async {
      let subject = PassthroughSubject<Int, Never>()
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state = action
          return action == 1 ? .publisher { subject } : .none
        }
      }
      let task = await store.send(1) { $0 = 1 }
      subject.send(2)
      await store.receive(2) { $0 = 2 }
      await task.cancel()
    }

    func testTestStoreReportsAPublisherThatHasNotFinished() async {
      let subject = PassthroughSubject<Int, Never>()
      let issues = await recordIssues {
        let store = TestStore(initialState: 0) {
          Reduce<Int, Int> { _, _ in .publisher { subject } }
        }
        let task = await store.send(1)
        await store.finish(timeout: .milliseconds(1))
        await task.cancel()
      }
      XCTAssertEqual(issues.count, 1)
    }
  }
#endif
