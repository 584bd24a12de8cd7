import TestSupport
import XCTest

@testable import ComposableArchitecture

final class EffectCompositionTests: FeatureTestCase {
  func testMergeAndConcatenateWithNoneReturnTheOtherEffect() async {
    let send = Effect.send("a")
    for effect in [
      send.merge(with: .none), Effect.none.merge(with: send), .merge(.none, send, .none),
      send.concatenate(with: .none), Effect.none.concatenate(with: send), .concatenate(.none, send),
    ] {
      guard case .send("a") = effect.kind else {
        XCTFail("\(effect)")
        continue
      }
    }
    XCTAssertTrue(Effect<String>.merge(.none, .none).isNone)
    XCTAssertTrue(Effect<String>.concatenate([]).isNone)
    XCTAssertTrue(Effect<String>.none.map { $0 }.isNone)
    XCTAssertTrue(Effect<String>.none.cancellable(id: 1).isNone)
  }

  func testNestedMergesAreFlattened() async {
    var effect = Effect.send("a")
    for _ in 1...3 {
      effect = .merge(effect, .merge(.send("b"), .send("c")))
    }
    guard case .merge(let list) = effect.kind else { return XCTFail("\(effect)") }
    XCTAssertEqual(list.count, 7)
  }

  func testMergingAMergeWithAnEffectDoesNotChangeTheOriginalMerge() async {
    let base = Effect.merge((0..<100).map { .send("\($0)") })
    let grown = (0..<3).map { base.merge(with: .send("grown \($0)")) }
    for (index, effect) in grown.enumerated() {
      let effect = effect.merge(with: .send("end"))
      let store = LogStore { $0 == "start" ? effect : .none }
      store.send("start")
      XCTAssertEqual(store.log, ["start"] + (0..<100).map(String.init) + ["grown \(index)", "end"])
    }
    let store = LogStore { $0 == "start" ? base.merge(with: base) : .none }
    store.send("start")
    XCTAssertEqual(store.log.count, 201)
    let other = LogStore { $0 == "start" ? base : .none }
    other.send("start")
    XCTAssertEqual(other.log.count, 101)
  }

  func testMergedEffectsRunConcurrently() async {
    let gate = Gate()
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .merge(
        .run { send in
          await gate.pass()
          await send("first")
        },
        .send("second"),
        .run { send in
          await send("third")
          gate.open()
        }
      )
    }
    await assertFinishes(store.send("start"))
    XCTAssertEqual(store.log, ["start", "second", "third", "first"])
  }

  func testConcatenatedEffectsRunOneAfterTheOther() async {
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .concatenate(
        .run { send in
          await Task.megaYield()
          await send("first")
        },
        .send("second"),
        .merge(.run { send in await send("third") }, .none),
        .send("fourth")
      )
    }
    await store.send("start").finish()
    XCTAssertEqual(store.log, ["start", "first", "second", "third", "fourth"])
  }

  func testConcatenationRunsItsNextEffectAfterACancelledEffect() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "start":
        .concatenate(
          .run { _ in
            started.open()
            try await untilCancelled()
          }
          .cancellable(id: "first"),
          .send("second")
        )
      case "cancel": .cancel(id: "first")
      default: .none
      }
    }
    let task = store.send("start")
    await started.pass()
    store.send("cancel")
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["start", "cancel", "second"])
  }

  func testCancelledConcatenationDoesNotRunItsNextEffect() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "start":
        .concatenate(
          .run { _ in
            started.open()
            try await untilCancelled()
          },
          .send("second")
        )
        .cancellable(id: "all")
      case "cancel": .cancel(id: "all")
      default: .none
      }
    }
    let task = store.send("start")
    await started.pass()
    store.send("cancel")
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["start", "cancel"])
  }

  func testMapTransformsTheActionsOfAnEffect() async {
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return Effect.merge(
        .send(1),
        .run { send in await send(2) },
        .concatenate(.send(3), .send(4))
      )
      .map { "\($0)" }
    }
    await store.send("start").finish()
    XCTAssertEqual(store.log, ["start", "1", "3", "4", "2"])
  }

  func testMapClosureReadsTheDependenciesOfTheCallOfMap() async {
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return withDependencies {
        $0.uuid = .constant(UUID(7))
      } operation: {
        Effect<Int>.run { send in await send(1) }
          .map { _ in
            @Dependency(\.uuid) var uuid
            return "\(uuid() == UUID(7))"
          }
      }
    }
    await store.send("start").finish()
    XCTAssertEqual(store.log, ["start", "true"])
  }
}
