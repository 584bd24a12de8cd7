import XCTest

@testable import ComposableArchitecture

/// 100,000 effects on the main thread, whose stack has 8 MiB. The test of effects that start a task
/// each in succession, and the test of mapped effects, use fewer effects.
final class ManyEffectsTests: FeatureTestCase {
  private let count = 100_000

  func testManySendEffectsInSuccessionAreReceived() async {
    let store = makeStore { [count] action in action < count ? .send(action + 1) : .none }
    store.send(1)
    XCTAssertEqual(store.withState { $0 }, count)
  }

  func testManyRunEffectsInSuccessionSendTheirActions() async {
    let store = makeStore { [count] action in
      action < count / 10 ? .run { send in await send(action + 1) } : .none
    }
    await store.send(1).finish()
    XCTAssertEqual(store.withState { $0 }, count / 10)
  }

  func testMergeOfManySendEffectsSendsAllActions() async {
    let store = makeStore { [count] action in
      action == 0 ? .merge((0..<count).map { .send($0 + 1) }) : .none
    }
    store.send(0)
    XCTAssertEqual(store.withState { $0 }, count + 1)
  }

  func testMergeOfManyRunEffectsSendsAllActions() async {
    let store = makeStore { [count] action in
      action == 0 ? .merge((0..<count).map { _ in .run { send in await send(1) } }) : .none
    }
    await store.send(0).finish()
    XCTAssertEqual(store.withState { $0 }, count + 1)
  }

  func testMergingManySendEffectsOneByOneSendsAllActions() async {
    let store = makeStore { [count] action in
      guard action == 0 else { return .none }
      return (0..<count).reduce(.none) { $0.merge(with: .send($1 + 1)) }
    }
    store.send(0)
    XCTAssertEqual(store.withState { $0 }, count + 1)
  }

  func testConcatenatingManySendEffectsOneByOneSendsAllActions() async {
    let store = makeStore { [count] action in
      guard action == 0 else { return .none }
      return (0..<count).reduce(.none) { .concatenate($0, .send($1 + 1)) }
    }
    store.send(0)
    XCTAssertEqual(store.withState { $0 }, count + 1)
  }

  func testConcatenationOfManyEffectsSendsAllActions() async {
    let store = makeStore { [count] action in
      guard action == 0 else { return .none }
      return .concatenate(
        (0..<count).map { number in
          number.isMultiple(of: 100) ? .run { send in await send(1) } : .send(1)
        }
      )
    }
    await store.send(0).finish()
    XCTAssertEqual(store.withState { $0 }, count + 1)
  }

  func testManyEffectsAreCancelledByTheirCancelIDs() async {
    let store = makeStore { [count] action in
      switch action {
      case 0:
        .merge((0..<count).map { .run { _ in try await untilCancelled() }.cancellable(id: $0) })
      default: .merge((0..<count).map { .cancel(id: $0) })
      }
    }
    let task = store.send(0)
    store.send(1)
    await assertFinishes(task, within: .seconds(120))
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testEffectMappedManyTimesSendsOneAction() async {
    let received = LockIsolated<[Int]>([])
    let store = makeStore { action in
      received.withValue { $0.append(action) }
      guard action == 0 else { return .none }
      return (0..<1000).reduce(.send(1)) { effect, _ in effect.map { $0 + 1 } }
    }
    store.send(0)
    XCTAssertEqual(received.value, [0, 1001])
  }

  /// Returns a store that counts its actions.
  private func makeStore(
    _ effect: @escaping (_ action: Int) -> Effect<Int>
  ) -> Store<Int, Int> {
    Store(initialState: 0) {
      Reduce { state, action in
        state += 1
        return effect(action)
      }
    }
  }
}
