import XCTest

@testable import ComposableArchitecture

/// The types of effects, and their composition.
final class EffectShapeTests: ClockTestCase {
  /// Compiles only if the types are sendable, and if the aliases are aliases of these types.
  func testEffectSendAndStoreTypesAreSendable() async {
    func check(_ types: [any Sendable.Type]) {}
    check([
      EffectOf<Counter>.self, SendOf<Counter>.self, StoreTask.self, TaskResult<Int>.self,
      IdentifiedAction<Int, Int>.self, StoreOf<Counter>.self,
    ])
    let _: Effect<Counter.Action>.Type = EffectOf<Counter>.self
    let _: Send<Counter.Action>.Type = SendOf<Counter>.self
  }

  func testMergesOfArgumentsSequencesAndPairsSendInOrder() async {
    let effects = (1...3).map { Effect.send("\($0)") }
    for effect in [
      .merge(.send("1"), .send("2"), .send("3")), .merge(effects),
      .merge(effects.lazy.filter { !$0.isNone }),
      Effect.send("1").merge(with: .send("2")).merge(with: .send("3")),
    ] {
      guard case .merge(let list) = effect.kind else { return XCTFail("\(effect)") }
      XCTAssertEqual(list.count, 3)
      XCTAssertEqual(log(effect), ["start", "1", "2", "3"])
    }
  }

  func testConcatenationsOfArgumentsCollectionsAndPairsSendInOrder() async {
    let effects = (1...3).map { Effect.send("\($0)") }
    for effect in [
      .concatenate(.send("1"), .send("2"), .send("3")), .concatenate(effects),
      .concatenate(effects[...]),
      Effect.send("1").concatenate(with: .send("2")).concatenate(with: .send("3")),
    ] {
      guard case .concatenate(let list) = effect.kind else { return XCTFail("\(effect)") }
      XCTAssertEqual(list.count, 3)
      XCTAssertEqual(log(effect), ["start", "1", "2", "3"])
    }
  }

  func testMergedRunEffectsStartInOrder() async {
    let started = LockIsolated<[Int]>([])
    let store = LogStore { _ in
      .merge((1...20).map { number in .run { _ in started.withValue { $0.append(number) } } })
    }
    await store.send("start").finish()
    XCTAssertEqual(started.value, Array(1...20))
  }

  func testRunOperationIsNotIsolatedToAnActor() async {
    let actor = LockIsolated<[Bool]>([])
    let store = LogStore { _ in
      .run { _ in actor.withValue { [isolation = #isolation] in $0.append(isolation == nil) } }
    }
    await store.send("start").finish()
    XCTAssertEqual(actor.value, [true])
  }

  func testCancelEffectFinishesSynchronouslyAndSendsNoAction() async {
    let store = LogStore { action in action == "start" ? .cancel(id: 1) : .none }
    let task = store.send("start")
    XCTAssertTrue(task.task?.isComplete ?? false)
    XCTAssertEqual(store.log, ["start"])
  }

  func testWithTaskCancellationReturnsTheValueOrRethrowsTheError() async throws {
    struct Failure: Error {}
    let value = await withTaskCancellation(id: 1) { 7 }
    XCTAssertEqual(value, 7)
    do {
      try await withTaskCancellation(id: 1) { throw Failure() }
      XCTFail("Nothing was thrown.")
    } catch {
      XCTAssertTrue(error is Failure)
    }
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  private func log(_ effect: Effect<String>) -> [String] {
    let store = LogStore { $0 == "start" ? effect : .none }
    store.send("start")
    return store.log
  }
}
