import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Cancellation of effects that wait for their turn in a concatenation or for the end of a delay.
final class WaitingEffectsTests: FeatureTestCase {
  func testActionOfAnEarlierPartDoesNotCancelTheWaitingParts() async {
    let store = Store(initialState: Watch.State()) { Watch() }
    await store.send(.restart).finish()
    XCTAssertEqual(store.withState(\.log), ["reset", "started"])
  }

  func testFeatureThatAnEarlierPartRemovesRunsNoWaitingPart() async {
    let store = Store(initialState: WatchOwner.State(watch: Watch.State())) { WatchOwner() }
    await store.send(.watch(.closeAndContinue)).finish()
    XCTAssertEqual(store.withState(\.received), ["close"])
  }

  func testWaitingEffectIsCancelledByItsID() async {
    let log = await log(of: { .concatenate($0, work("b").cancellable(id: ID.one), work("c")) })
    XCTAssertEqual(log, ["start", "cancel", "b was cancelled", "c"])
  }

  func testWaitingSendIsDroppedIfItIsCancelled() async {
    let log = await log(of: { .concatenate($0, .send("b").cancellable(id: ID.one), .send("c")) })
    XCTAssertEqual(log, ["start", "cancel", "c"])
  }

  func testWaitingEffectWithinMergesAndConcatenationsIsCancelledByItsID() async {
    let log = await log(of: {
      .concatenate(
        $0,
        .merge(
          .send("b"),
          .concatenate(.send("c"), .send("d").cancellable(id: ID.one)).cancellable(id: ID.two)
        ),
        .send("e")
      )
    })
    XCTAssertEqual(log, ["start", "cancel", "b", "c", "e"])
  }

  func testWaitingEffectIsCancelledByTheIDOfAnEffectThatContainsIt() async {
    let log = await log(of: {
      .concatenate(
        $0,
        .merge(.send("b").cancellable(id: ID.two), .send("c")).cancellable(id: ID.one)
      )
    })
    XCTAssertEqual(log, ["start", "cancel"])
  }

  func testWaitingEffectOfASequenceInAWaitingEffectIsCancelledByItsID() async {
    let (gate, started) = (Gate(), Gate())
    let log = await log(
      of: {
        .concatenate(
          $0,
          .concatenate(
            .run { _ in
              started.open()
              await gate.pass()
            },
            .send("b").cancellable(id: ID.two)
          )
          .cancellable(id: ID.three)
        )
      },
      cancel: {
        .none
      },
      then: { store in
        await started.pass()
        store.send("cancel two")
        gate.open()
      }
    )
    XCTAssertEqual(log, ["start", "cancel", "cancel two"])
  }

  func testWaitingThrottledAndDebouncedEffectsAreCancelledByTheirIDs() async {
    let log = await log(of: {
      .concatenate(
        $0,
        .send("b").throttle(id: ID.one, for: .seconds(1), clock: .immediate, latest: true),
        .send("c").debounce(id: ID.one, for: .seconds(1), clock: .immediate),
        .send("d")
      )
    })
    XCTAssertEqual(log, ["start", "cancel", "d"])
  }

  func testEffectIsCancelledByItsIDDuringTheDelayOfItsDebounce() async {
    let clock = TestClock()
    let store = LogStore { action in
      switch action {
      case "start":
        .merge(.send("b").cancellable(id: ID.one), .send("c"))
          .debounce(id: ID.two, for: .seconds(1), clock: clock)
      case "cancel": .cancel(id: ID.one)
      default: .none
      }
    }
    let task = store.send("start")
    await Task.megaYield()
    store.send("cancel")
    await clock.advance(by: .seconds(1))
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["start", "cancel", "c"])
  }

  func testWaitingEffectIsCancelledWhenItsFeatureIsRemoved() async {
    let path = NavigationIDPath.root.appending(.unique())
    let log = await log(
      of: {
        .concatenate(
          $0,
          .send("b").bound(to: path.appending(.unique())).bound(to: path),
          .send("c")
        )
      },
      cancel: {
        .end([path])
      }
    )
    XCTAssertEqual(log, ["start", "cancel", "c"])
  }

  func testCancellingAWaitingEffectDoesNotCancelTheEffectsBeforeIt() async {
    let log = await log(of: {
      .concatenate(
        .concatenate($0, .send("a")).cancellable(id: ID.two),
        .send("b").cancellable(id: ID.one)
      )
    })
    XCTAssertEqual(log, ["start", "cancel", "a"])
  }

  func testEffectsOfAConcatenationDoNotCancelTheEffectsThatWaitForThem() async {
    let (gate, started) = (Gate(), Gate())
    let log = await log(
      of: {
        .concatenate(
          .merge(.concatenate($0, .cancel(id: ID.one)), .send("a")),
          .merge(.cancel(id: ID.one), .send("b").cancellable(id: ID.one)),
          .run { send in
            started.open()
            await gate.pass()
            Task.cancel(id: ID.one)
          },
          .send("c").cancellable(id: ID.one, cancelInFlight: true).cancellable(id: ID.one)
        )
      },
      cancel: {
        .none
      },
      then: { _ in
        await started.pass()
        gate.open()
      }
    )
    XCTAssertEqual(log, ["start", "a", "cancel", "b", "c"])
  }

  func testEffectsOfAMergeCancelEffectsThatWaitInOtherEffectsOfTheMerge() async {
    let cancelled = Gate()
    let log = await log(
      of: {
        .merge(
          .concatenate($0, .cancel(id: ID.one), .run { _ in cancelled.open() }),
          .concatenate(
            .run { _ in await cancelled.pass() },
            .send("b").cancellable(id: ID.one),
            .send("c")
          )
        )
      },
      cancel: {
        .none
      }
    )
    XCTAssertEqual(log, ["start", "cancel", "c"])
  }

  func testActionOfAConcatenationDoesNotCancelTheEffectsThatWait() async {
    let log = await log(
      of: {
        .concatenate($0, .send("stop"), .send("b").cancellable(id: ID.one), .send("c"))
      },
      cancel: {
        .none
      }
    )
    XCTAssertEqual(log, ["start", "cancel", "stop", "b", "c"])
  }

  func testCancelInFlightDoesNotCancelWaitingEffects() async {
    let log = await log(
      of: {
        .concatenate($0, .send("b").cancellable(id: ID.one))
      },
      cancel: {
        .send("c").cancellable(id: ID.one, cancelInFlight: true)
      }
    )
    XCTAssertEqual(log, ["start", "cancel", "c", "b"])
  }

  func testEffectThatIsCancelledWhileItWaitsDoesNotCancelInFlightEffects() async {
    let gate = Gate()
    let store = LogStore { action in
      switch action {
      case "other": .run { _ in try await untilCancelled() }.cancellable(id: ID.one)
      case "stop": .cancel(id: ID.one)
      case "stop two": .cancel(id: ID.two)
      default:
        .concatenate(
          .run { _ in await gate.pass() },
          .send("b").cancellable(id: ID.one, cancelInFlight: true).cancellable(id: ID.two)
        )
      }
    }
    let task = store.send("start")
    let running = store.send("other")
    store.send("stop two")
    gate.open()
    await assertFinishes(task)
    await assertIsRunning(running)
    store.send("stop")
    await assertFinishes(running)
    XCTAssertEqual(store.log, ["start", "other", "stop two", "stop"])
  }

  func testCancellingAConcatenationUnregistersItsWaitingEffects() async {
    let log = await log(of: {
      .concatenate(
        $0,
        .send("b").cancellable(id: ID.two),
        .send("c").cancellable(id: ID.two).debounce(id: ID.three, for: .zero, clock: .immediate)
      )
      .cancellable(id: ID.one)
    })
    XCTAssertEqual(log, ["start", "cancel"])
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
  }

  /// In random trees of effects, an identifier that is cancelled before any operation finishes
  /// prevents all actions of the effects with the identifier, and no other actions.
  func testAnIDThatIsCancelledAtOnceDropsExactlyTheActionsOfItsEffects() async {
    var seeds: [UInt64] = []
    Seeds.forEach(50) { seeds.append($0) }
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      var count = 0
      let gate = Gate()
      let tree = RandomEffect.make(depth: 4, count: &count, using: &random)
      let store = LogStore { action in
        switch action {
        case "start": tree.effect(gate: gate)
        case "cancel": .cancel(id: ID.one)
        default: .none
        }
      }
      let task = store.send("start")
      let sent = store.log
      store.send("cancel")
      gate.open()
      await assertFinishes(task)
      XCTAssertEqual(
        Set(store.log),
        Set(sent + ["cancel"] + tree.actions(isCancelled: false)),
        "SEED=\(seed): \(tree)"
      )
      XCTAssertEqual(CancellationRegistry.shared.count, 0)
    }
  }

  /// Returns the log of a store whose effect waits until an action has been sent that cancels the
  /// identifier one.
  private func log(
    of effect: @escaping @Sendable (_ wait: Effect<String>) -> Effect<String>,
    cancel: @escaping @Sendable () -> Effect<String> = { .cancel(id: ID.one) },
    then: (LogStore) async -> Void = { _ in }
  ) async -> [String] {
    let gate = Gate()
    let store = LogStore { action in
      switch action {
      case "start": effect(.run { _ in await gate.pass() })
      case "cancel": cancel()
      case "stop": .cancel(id: ID.one)
      case "cancel two": .cancel(id: ID.two)
      default: .none
      }
    }
    let task = store.send("start")
    store.send("cancel")
    gate.open()
    await then(store)
    await assertFinishes(task)
    XCTAssertEqual(CancellationRegistry.shared.count, 0)
    return store.log
  }
}

private enum ID: Hashable, Sendable {
  case one
  case two
  case three
}

/// Returns an effect that sends an action, or another action if the effect is cancelled.
private func work(_ name: String) -> Effect<String> {
  .run { send in
    let action = Task.isCancelled ? "\(name) was cancelled" : name
    await Task { await send(action) }.value
  }
}

/// A tree of merged, concatenated and cancellable effects.
private indirect enum RandomEffect {
  case send(String)
  case run(String)
  case merge([RandomEffect])
  case concatenate([RandomEffect])
  case cancellable(RandomEffect, ID)

  static func make(
    depth: Int,
    count: inout Int,
    using random: inout some RandomNumberGenerator
  ) -> Self {
    count += 1
    guard depth > 0 else {
      return Bool.random(using: &random) ? .send("\(count)") : .run("\(count)")
    }
    var parts: [Self] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      parts.append(make(depth: depth - 1, count: &count, using: &random))
    }
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: .merge(parts)
    case 1: .concatenate(parts)
    case 2: .cancellable(parts[0], .one)
    default: .cancellable(.concatenate(parts), .two)
    }
  }

  func effect(gate: Gate) -> Effect<String> {
    switch self {
    case .send(let action): .send(action)
    case .run(let action):
      .run { send in
        await gate.pass()
        await send(action)
      }
    case .merge(let parts): .merge(parts.map { $0.effect(gate: gate) })
    case .concatenate(let parts): .concatenate(parts.map { $0.effect(gate: gate) })
    case .cancellable(let part, let id): part.effect(gate: gate).cancellable(id: id)
    }
  }

  /// The actions of the effects that are not cancelled by the first identifier.
  func actions(isCancelled: Bool) -> [String] {
    switch self {
    case .send(let action), .run(let action): isCancelled ? [] : [action]
    case .merge(let parts), .concatenate(let parts):
      parts.flatMap { $0.actions(isCancelled: isCancelled) }
    case .cancellable(let part, let id): part.actions(isCancelled: isCancelled || id == .one)
    }
  }
}

/// A feature whose effects send actions that cancel effects.
@Reducer
private struct Watch {
  struct State {
    var log: [String] = []
  }

  enum Action {
    case close, closeAndContinue, reset, restart, started
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .close:
        return .none
      case .closeAndContinue:
        return .concatenate(
          .run { send in await send(.close) },
          .run { send in await send(.started) }
        )
      case .reset:
        state.log.append("reset")
        return .cancel(id: "work")
      case .restart:
        return .concatenate(
          .run { send in await send(.reset) },
          .run { send in await send(.started) }.cancellable(id: "work")
        )
      case .started:
        state.log.append("started")
        return .none
      }
    }
  }
}

@Reducer
private struct WatchOwner {
  struct State {
    var watch: Watch.State?
    var received: [String] = []
  }

  enum Action {
    case watch(Watch.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .watch(let action) = action else { return .none }
      switch action {
      case .close:
        state.received.append("close")
        state.watch = nil
      case .started:
        state.received.append("started")
      default:
        break
      }
      return .none
    }
    .ifLet(\.watch, action: \.watch) { Watch() }
  }
}
