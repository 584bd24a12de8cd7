#if Combine
  import ComposableCombine
  import XCTest

  @testable import ComposableArchitecture

  final class EffectSchedulerTests: FeatureTestCase {
    func testDebouncedEffectRunsSynchronouslyWhenTheDelayEnds() async {
      let queue = DispatchQueue.test
      let store = LogStore { action in
        guard !action.hasSuffix("!") else { return .none }
        return .send("\(action)!").debounce(id: 1, for: .seconds(1), scheduler: queue)
      }
      let first = store.send("a")
      advance(queue, by: .milliseconds(600))
      let second = store.send("b")
      advance(queue, by: .milliseconds(999))
      XCTAssertEqual(store.log, ["a", "b"])
      advance(queue, by: .milliseconds(1))
      XCTAssertEqual(store.log, ["a", "b", "b!"])
      await assertFinishes(first)
      await assertFinishes(second)
    }

    func testCancelledDebounceDoesNotRun() async {
      let queue = DispatchQueue.test
      let store = LogStore { action in
        switch action {
        case "a": .send("a!").debounce(id: 1, for: .seconds(1), scheduler: queue)
        case "cancel": .cancel(id: 1)
        default: .none
        }
      }
      let task = store.send("a")
      store.send("cancel")
      advance(queue, by: .seconds(2))
      await assertFinishes(task)
      XCTAssertEqual(store.log, ["a", "cancel"])
    }

    func testImmediateSchedulerRunsADebouncedEffectAtOnce() async {
      let queue: AnySchedulerOf<DispatchQueue> = .immediate
      let store = LogStore { action in
        guard action == "a" else { return .none }
        return .send("a!").debounce(id: 1, for: .seconds(1), scheduler: queue)
      }
      let task = store.send("a")
      XCTAssertEqual(store.log, ["a", "a!"])
      await assertFinishes(task)
    }

    func testThrottleSendsTheLatestActionWhenTheIntervalEnds() async {
      await checkThrottle(isLatest: true, expected: ["a", "b", "c", "a!", "c!"])
    }

    func testThrottleSendsTheFirstActionWhenTheIntervalEnds() async {
      await checkThrottle(isLatest: false, expected: ["a", "b", "c", "a!", "b!"])
    }

    /// Advances a scheduler without a suspension. An asynchronous function would otherwise call the
    /// function that suspends.
    private func advance(
      _ queue: TestSchedulerOf<DispatchQueue>,
      by stride: DispatchQueue.SchedulerTimeType.Stride
    ) {
      queue.advance(by: stride)
    }

    private func checkThrottle(isLatest: Bool, expected: Set<String>) async {
      let queue = DispatchQueue.test
      let store = LogStore { action in
        guard !action.hasSuffix("!") else { return .none }
        return .send("\(action)!")
          .throttle(id: 1, for: .seconds(1), scheduler: queue, latest: isLatest)
      }
      store.send("a")
      XCTAssertEqual(store.log, ["a", "a!"])
      store.send("b")
      store.send("c")
      await queue.advance(by: .milliseconds(999))
      XCTAssertEqual(store.log.count, 4)
      await queue.advance(by: .milliseconds(1))
      await eventually { store.log.count == 5 }
      XCTAssertEqual(Set(store.log), expected)
      await queue.run()
    }

    func testFeatureDelaysOnTheMainQueueOfItsDependencies() async {
      let mainQueue = DispatchQueue.test
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          @Dependency(\.mainQueue) var mainQueue
          state = action
          return action == 1
            ? .send(2).debounce(id: 1, for: .milliseconds(300), scheduler: mainQueue) : .none
        }
      } withDependencies: {
        $0.mainQueue = mainQueue.eraseToAnyScheduler()
      }
      await store.send(1) { $0 = 1 }
      await mainQueue.advance(by: .milliseconds(300))
      await store.receive(2) { $0 = 2 }
    }
  }
#endif
