import TestSupport
import XCTest

@testable import ComposableArchitecture

final class EffectCancellationTests: FeatureTestCase {
  func testEffectCancelledRightAfterSendRunsWithACancelledTask() async {
    let cancellations = LockIsolated<[Bool]>([])
    let store = LogStore { action in
      action == "start"
        ? recordingCancellations(cancellations).cancellable(id: ID.one) : .cancel(id: ID.one)
    }
    let task = store.send("start")
    store.send("cancel")
    await assertFinishes(task)
    XCTAssertEqual(cancellations.value, [true])
    XCTAssertEqual(store.log, ["start", "cancel"])
  }

  func testEffectCancelledBeforeItStartsRunsItsDeferStatement() async {
    let isOpen = LockIsolated(true)
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .run { send in
        defer { isOpen.setValue(false) }
        throw CocoaError(.featureUnsupported)
      } catch: { _, send in
        XCTFail("A cancelled operation has no errors.")
      }
    }
    let task = store.send("start")
    task.cancel()
    await assertFinishes(task)
    XCTAssertFalse(isOpen.value)
  }

  func testConcatenatedEffectsAfterACancelledEffectRunWithACancelledTask() async {
    let started = Gate()
    let cancellations = LockIsolated<[Bool]>([])
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .concatenate(
        .run { _ in
          started.open()
          try await untilCancelled()
        },
        .send("sent"),
        .merge(recordingCancellations(cancellations), .send("merged")),
        recordingCancellations(cancellations).cancellable(id: ID.one, cancelInFlight: true)
      )
    }
    let task = store.send("start")
    await started.pass()
    task.cancel()
    await assertFinishes(task)
    XCTAssertEqual(cancellations.value, [true, true])
    XCTAssertEqual(store.log, ["start"])
  }

  func testDebouncedEffectsThatAreCancelledDoNotRun() async {
    let cancellations = LockIsolated<[Bool]>([])
    let clock = TestClock()
    let store = LogStore { action in
      action == "start"
        ? recordingCancellations(cancellations).debounce(id: ID.one, for: .seconds(1), clock: clock)
        : .cancel(id: ID.one)
    }
    let early = store.send("start")
    store.send("cancel")
    await assertFinishes(early)
    let late = store.send("start")
    await Task.megaYield()
    store.send("cancel")
    await assertFinishes(late)
    XCTAssertEqual(cancellations.value, [])
  }

  func testSentActionCancelsTheEffectThatIsMergedWithTheSend() async {
    let cancellations = LockIsolated<[Bool]>([])
    let store = LogStore { action in
      action == "start"
        ? .merge(.send("cancel"), recordingCancellations(cancellations).cancellable(id: ID.one))
        : .cancel(id: ID.one)
    }
    await assertFinishes(store.send("start"))
    XCTAssertEqual(store.log, ["start", "cancel"])
    XCTAssertEqual(cancellations.value, [true])
  }

  func testFinishedEffectDoesNotCancelOtherEffectsOfItsCancelID() async {
    let store = LogStore { action in
      switch action {
      case "start": never(ID.one)
      case "short": .run { send in await send("done") }.cancellable(id: ID.one)
      case "cancel": .cancel(id: ID.one)
      default: .none
      }
    }
    let task = store.send("start")
    await assertFinishes(store.send("short"))
    XCTAssertEqual(CancellationRegistry.shared.count, prefixesOfARootFeature)
    await assertIsRunning(task)
    store.send("cancel")
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["start", "short", "done", "cancel"])
  }

  func testCancelInAConcatenationOrMergeDoesNotCancelItsOtherEffects() async {
    let store = LogStore { action in
      guard action == "start" else { return .none }
      return .concatenate(
        .run { send in await send("a") }.cancellable(id: ID.one),
        .cancel(id: ID.one),
        .merge(.cancel(id: ID.one), .run { send in await send("b") }.cancellable(id: ID.one))
      )
    }
    await store.send("start").finish()
    XCTAssertEqual(store.log, ["start", "a", "b"])
  }

  func testCancelCancelsAllEffectsOfTheCancelID() async {
    let store = LogStore { action in
      switch action {
      case "start": .merge(never(ID.one), never(ID.one))
      case "again": never(ID.one)
      default: .cancel(id: ID.one)
      }
    }
    let tasks = [store.send("start"), store.send("again")]
    store.send("cancel")
    for task in tasks {
      await assertFinishes(task)
    }
  }

  func testCancelInFlightCancelsThePreviousEffect() async {
    let store = LogStore { action in
      action == "start" ? never(ID.one, cancelInFlight: true) : .cancel(id: ID.one)
    }
    let first = store.send("start")
    let second = store.send("start")
    await assertFinishes(first)
    XCTAssertEqual(CancellationRegistry.shared.count, prefixesOfARootFeature)
    store.send("cancel")
    await assertFinishes(second)
  }

  func testCancelInFlightDoesNotCancelBeforeItsConcatenatedEffectStarts() async {
    let (gate, started) = (Gate(), Gate())
    let store = LogStore { action in
      switch action {
      case "first": never(ID.one)
      case "second":
        .concatenate(
          .run { _ in
            started.open()
            await gate.pass()
          },
          .send("third").cancellable(id: ID.one, cancelInFlight: true)
        )
      default: .none
      }
    }
    let first = store.send("first")
    let second = store.send("second")
    await started.pass()
    await Task.megaYield()
    XCTAssertFalse(first.task?.isComplete ?? true)
    gate.open()
    await assertFinishes(second)
    await assertFinishes(first)
    XCTAssertEqual(store.log, ["first", "second", "third"])
  }

  func testCancelIDsOfDifferentTypesAreDistinct() async {
    struct A: Hashable, Sendable {}
    struct B: Hashable, Sendable {}
    let store = LogStore { action in
      switch action {
      case "start": .merge(never(A()), never(1))
      case "others": .merge(.cancel(id: B()), .cancel(id: UInt8(1)))
      default: .merge(.cancel(id: A()), .cancel(id: 1))
      }
    }
    let task = store.send("start")
    await assertFinishes(store.send("others"))
    await assertIsRunning(task)
    XCTAssertEqual(CancellationRegistry.shared.count, 2 * prefixesOfARootFeature)
    store.send("cancel")
    await assertFinishes(task)
  }

  func testEffectOfTwoCancelIDsIsCancelledByEitherID() async {
    for id in [ID.one, .two] {
      let store = LogStore { action in
        action == "start"
          ? never(ID.one).cancellable(id: ID.two).cancellable(id: ID.two) : .cancel(id: id)
      }
      let task = store.send("start")
      store.send("cancel")
      await assertFinishes(task)
      XCTAssertEqual(CancellationRegistry.shared.count, 0)
    }
  }

  func testCancellationRegistryIsEmptyAfterAnEffectFinished() async {
    let store = LogStore { action in
      action == "start"
        ? .run { send in await send("b") }.cancellable(id: ID.one).cancellable(id: ID.two) : .none
    }
    await store.send("start").finish()
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testStoresDoNotCancelEachOthersEffects() async {
    func make() -> LogStore {
      LogStore { $0 == "start" ? never(ID.one) : .cancel(id: ID.one) }
    }
    let (one, other) = (make(), make())
    let task = one.send("start")
    await assertFinishes(other.send("cancel"))
    await assertIsRunning(task)
    one.send("cancel")
    await assertFinishes(task)
  }

  func testTestStoresDoNotCancelEachOthersEffects() async {
    let (one, other) = (testerStore(), testerStore())
    let task = await one.send(.never)
    await other.send(.stop)
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    await one.send(.stop)
    await task.finish()
  }

  func testTaskCancelOutsideOfEffectsCancelsTheEffectOfAStore() async {
    let store = LogStore { _ in never(ID.one) }
    let task = store.send("start")
    Task.cancel(id: ID.one)
    await assertFinishes(task)
  }

  func testTaskCancelUnderAnotherNavigationPathDoesNotCancelTheEffect() async {
    let store = LogStore { _ in never(ID.one) }
    let task = store.send("start")
    withDependencies {
      $0.navigationIDPath = .empty.appending(.unique())
    } operation: {
      Task.cancel(id: ID.one)
    }
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    Task.cancel(id: ID.one)
    await assertFinishes(task)
  }

  func testWithTaskCancellationIsCancelledByID() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "start":
        .run { send in
          try? await withTaskCancellation(id: ID.one) {
            started.open()
            try await untilCancelled()
          }
          await send("goes on")
        }
      case "cancel": .cancel(id: ID.one)
      default: .none
      }
    }
    let task = store.send("start")
    await started.pass()
    store.send("cancel")
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["start", "cancel", "goes on"])
  }

  func testWithTaskCancellationInFlightCancelsThePreviousTask() async {
    let started = Gate()
    let hasEnded = LockIsolated(false)
    let first = Task {
      defer { hasEnded.setValue(true) }
      try await withTaskCancellation(id: ID.one) {
        started.open()
        try await untilCancelled()
      }
    }
    await started.pass()
    await withTaskCancellation(id: ID.one, cancelInFlight: true) {}
    await eventually { hasEnded.value }
    guard hasEnded.value else { return first.cancel() }
    let result = await first.result
    XCTAssertThrowsError(try result.get())
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  func testTaskCancelWithinAnEffectCancelsAnotherEffect() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "start":
        .run { _ in
          try await withTaskCancellation(id: ID.one, cancelInFlight: true) {
            started.open()
            try await untilCancelled()
          }
        }
      default:
        .run { _ in Task.cancel(id: ID.one) }
      }
    }
    let task = store.send("start")
    await started.pass()
    await store.send("cancel").finish()
    await assertFinishes(task)
  }

  func testWithTaskCancellationThrowsWhenTheSurroundingTaskIsCancelled() async {
    let started = Gate()
    let hasEnded = LockIsolated(false)
    let task = Task {
      defer { hasEnded.setValue(true) }
      try await withTaskCancellation(id: ID.one) {
        started.open()
        try await untilCancelled()
      }
    }
    await started.pass()
    task.cancel()
    await eventually { hasEnded.value }
    guard hasEnded.value else { return Task.cancel(id: ID.one) }
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testEffectsCancelledFromOtherThreadsWhileEffectsStartFinish() async {
    let store = LogStore { _ in never(ID.one) }
    let tasks = (1...200).map { _ in
      let task = store.send("start")
      DispatchQueue.global().async { task.cancel() }
      return task
    }
    for task in tasks {
      await assertFinishes(task)
    }
  }
}

private enum ID: Hashable, Sendable {
  case one
  case two
}

/// The number of keys in the registry for an effect of a root feature: a key for the root feature
/// of the store, a key for the test outside of stores, and a key for code outside of tests.
private let prefixesOfARootFeature = 3

/// Returns an effect that records whether its task is cancelled, and then sends an action.
private func recordingCancellations(_ cancellations: LockIsolated<[Bool]>) -> Effect<String> {
  .run { send in
    cancellations.withValue { $0.append(Task.isCancelled) }
    await send("ran")
  }
}

private func never(
  _ id: some Hashable & Sendable,
  cancelInFlight: Bool = false
) -> Effect<String> {
  .run { _ in try await untilCancelled() }.cancellable(id: id, cancelInFlight: cancelInFlight)
}
