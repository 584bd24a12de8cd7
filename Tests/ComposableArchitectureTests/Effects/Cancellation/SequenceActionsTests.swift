import ConcurrencyExtras
import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Cancellation by the actions that a part of a concatenation causes, directly or by other actions,
/// while later parts of the concatenation wait for this part.
final class SequenceActionsTests: FeatureTestCase {
  func testActionThatAConcatenationSendsAtOnceDoesNotCancelTheNextPart() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.send("stop"), work("a"), .send("b"))
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "stop", "a", "b"])
  }

  func testActionsOfActionsThatAConcatenationSendsAtOnceDoNotCancelTheNextPart() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.send("reset"), .merge(work("a"), .concatenate(work("b"))))
      case "reset": .concatenate(.send("stop"), .send("stop"))
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log.sorted(), ["a", "b", "reset", "start", "stop", "stop"])
  }

  func testConcatenationThatAnActionOfAnEarlierPartStartsDoesNotCancelTheWaitingParts() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.run { await $0("reset") }, work("a"))
      case "reset": .concatenate(.send("stop"), .send("b"))
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "reset", "stop", "b", "a"])
  }

  func testActionsOfNestedConcatenationsDoNotCancelTheWaitingParts() async {
    let finished = Gate()
    let log = await log { action in
      switch action {
      case "start":
        .concatenate(
          .concatenate(
            .run { send in
              await send("reset")
              await finished.pass()
            },
            work("a")
          )
          .cancellable(id: ID.other),
          work("b")
        )
      case "reset":
        .concatenate(
          .merge(.concatenate(.run { await $0("stop") }, .send("c")), .send("d")),
          .cancel(id: ID.work),
          .run { _ in finished.open() }
        )
      case "stop": .concatenate(.cancel(id: ID.work), .send("e"))
      default: .none
      }
    }
    XCTAssertEqual(log.sorted(), ["a", "b", "c", "d", "e", "reset", "start", "stop"])
  }

  func testTaskCancelInTheEffectOfAnActionDoesNotCancelTheWaitingParts() async {
    let finished = Gate()
    let log = await log { action in
      switch action {
      case "start":
        .concatenate(
          .run { send in
            await send("stop")
            await finished.pass()
          },
          work("a")
        )
      case "stop":
        .run { send in
          Task.cancel(id: ID.work)
          await send("stopped")
        }
      case "stopped":
        .concatenate(
          .run { _ in Task.cancel(id: ID.work) },
          .run { _ in
            Task.cancel(id: ID.work)
            finished.open()
          }
        )
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "stop", "stopped", "a"])
  }

  func testActionOfAnEarlierPartCancelsTheWorkOfOtherEffects() async {
    let (gate, stopped) = (Gate(), Gate())
    let store = LogStore { action in
      switch action {
      case "other": .run { _ in try await untilCancelled() }.cancellable(id: ID.work)
      case "start":
        .concatenate(
          .run { send in
            await gate.pass()
            await send("reset")
            await stopped.pass()
          },
          work("a")
        )
      case "reset": .concatenate(.send("stop"), .run { _ in stopped.open() })
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    let other = store.send("other")
    let task = store.send("start")
    gate.open()
    await assertFinishes(other)
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["other", "start", "reset", "stop", "a"])
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testActionThatALaterPartSendsCancelsAnEarlierEffectOfTheSameConcatenation() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.send("work"), .send("stop"))
      case "work": .run { _ in try await untilCancelled() }.cancellable(id: ID.work)
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "work", "stop"])
  }

  func testEffectThatStartsAfterAnActionWasSentIsCancelledByLaterActions() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "start":
        .concatenate(
          .send("stop"),
          .run { _ in
            started.open()
            try await untilCancelled()
          }
          .cancellable(id: ID.work)
        )
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    let task = store.send("start")
    await started.pass()
    store.send("stop")
    await assertFinishes(task)
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testMergedActionCancelsTheEffectThatIsMergedWithIt() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.merge(.send("stop"), work("a")), .send("b"))
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "stop", "b"])
  }

  func testCancellationThatIsMergedWithAPartCancelsThePartAfterASentAction() async {
    let log = await log { action in
      switch action {
      case "start":
        .concatenate(
          .send("first"),
          .merge(
            .run { _ in try await untilCancelled() }.cancellable(id: ID.work),
            .cancel(id: ID.work)
          ),
          .send("b")
        )
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "first", "b"])
  }

  func testActionThatIsMergedWithAPartCancelsThePartAfterASentAction() async {
    let log = await log { action in
      switch action {
      case "start": .concatenate(.send("first"), .merge(work("a"), .send("stop")), .send("b"))
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "first", "stop", "b"])
  }

  /// The actions of two parts are enqueued when the third part starts.
  func testActionsOfSeveralPartsDoNotCancelTheNextPart() async {
    let log = await log { action in
      switch action {
      case "start":
        .concatenate(.send("first"), .merge(.send("stop"), .send("second")), work("a"), work("b"))
      case "first": .send("stop")
      case "stop": .cancel(id: ID.work)
      default: .none
      }
    }
    XCTAssertEqual(log, ["start", "first", "stop", "second", "stop", "a", "b"])
  }

  func testEffectThatSendsItsOwnActionRetainsNoEarlierSequence() async {
    let sequences = LockIsolated<[WeakReference]>([])
    let retained = LockIsolated<[Int]>([])
    let log = await log(of: "tick") { action in
      guard action == "tick" else { return .none }
      return .concatenate(
        .run { send in
          // The earlier effects have time to finish.
          await Task.megaYield()
          let count = sequences.withValue { sequences in
            sequences.append(WeakReference(object: EffectSequence.current))
            return sequences.count { $0.object != nil }
          }
          retained.withValue { $0.append(count) }
          await send(sequences.value.count < 20 ? "tick" : "end")
        },
        .send("end")
      )
    }
    XCTAssertEqual(sequences.value.count, 20)
    XCTAssertEqual(log.count, 41)
    XCTAssertGreaterThan(retained.value.min() ?? 0, 0)
    XCTAssertLessThan(retained.value.max() ?? .max, 5)
  }

  /// Returns the log of a store after the work of the first action.
  private func log(
    of first: String = "start",
    _ effect: @escaping @Sendable (String) -> Effect<String>
  ) async -> [String] {
    let store = LogStore { effect($0) }
    await assertFinishes(store.send(first))
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
    return store.log
  }
}

private enum ID: Hashable, Sendable {
  case other
  case work
}

private struct WeakReference: Sendable {
  weak var object: EffectSequence?
}

/// Returns an effect that sends an action, unless the effect is cancelled.
private func work(_ action: String) -> Effect<String> {
  .run { send in await send(action) }.cancellable(id: ID.work)
}
