import ComposableArchitecture
import Foundation

/// Effects that sleep on a test clock, on the threads of the cooperative pool, and the expected
/// actions.
enum SleepingEffect: CaseIterable {
  case concatenated
  case merged
  case concatenatedMerges
  case mergedConcatenations
  case mapped
  case severalSleeps
  case timer
  case startedByAnother
  case cancelled
  case cancelledInConcatenation
  case cancelledInFlight
  case debounced
  case startedTogether
  case endedByItself

  /// The actions that the test sends, keyed by the second in which the test sends the action.
  private var sent: [Int: String] {
    switch self {
    case .cancelled, .cancelledInConcatenation: [2: "cancel"]
    case .cancelledInFlight, .debounced: [1: "start", 2: "start"]
    default: [:]
    }
  }

  /// The actions that the store is expected to receive in each second.
  var expected: [[String]] {
    switch self {
    case .concatenated: [[], ["a"], ["b"], [], ["c"]]
    case .merged: [[], ["a"], ["b"], ["c"], []]
    case .concatenatedMerges: [[], ["a"], ["b"], ["c"], ["d"]]
    case .mergedConcatenations: [[], ["a"], ["b"], ["c", "d"], []]
    case .mapped: [[], ["a!"], ["b!"], [], ["c!"]]
    case .severalSleeps: [[], ["a"], [], ["b", "c"], []]
    case .timer: [[], ["1"], ["2"], ["3"], ["4"]]
    case .startedByAnother: [[], ["next"], ["next"], ["next"], ["next"]]
    case .cancelled: [[], ["a"], ["cancel"], [], []]
    case .cancelledInConcatenation: [[], [], ["cancel", "z"], ["c"], []]
    case .cancelledInFlight: [[], ["start"], ["start"], ["a"], []]
    case .debounced: [[], ["start"], ["start"], ["now"], []]
    case .startedTogether: [[], [], Array(repeating: "x", count: 20), [], []]
    case .endedByItself: [[], ["a"], ["b"], [], []]
    }
  }

  /// Advances the clock by four seconds.
  ///
  /// - Returns: The actions that the store received in each second.
  @MainActor
  func actions() async -> [[String]] {
    let clock = TestClock()
    let store = LogStore { effect(of: $0, on: clock) }
    store.send("start")
    var actions: [[String]] = [[]]
    for second in 1...4 {
      let count = store.log.count
      if let action = sent[second] {
        await Task.megaYield()
        store.send(action)
      }
      await clock.advance(by: .seconds(1))
      actions.append(Array(store.log[count...]))
    }
    return actions
  }

  private func effect(of action: String, on clock: TestClock<Duration>) -> Effect<String> {
    @Sendable func sleep(_ seconds: Int, _ action: String) -> Effect<String> {
      .run { send in
        try await clock.sleep(for: .seconds(seconds))
        await send(action)
      }
    }
    switch (self, action) {
    case (.startedByAnother, "next"): return sleep(1, "next")
    case (_, "cancel"): return .cancel(id: CancelID.only)
    case (_, "start"): break
    default: return .none
    }
    switch self {
    case .concatenated:
      return .concatenate(sleep(1, "a"), sleep(1, "b"), sleep(2, "c"))
    case .merged:
      return .merge(sleep(3, "c"), sleep(1, "a"), sleep(2, "b"))
    case .concatenatedMerges:
      return .concatenate(
        .merge(sleep(1, "a"), sleep(2, "b")),
        .merge(sleep(2, "d"), sleep(1, "c"))
      )
    case .mergedConcatenations:
      return .merge(
        .concatenate(sleep(1, "a"), .concatenate(sleep(2, "c"), .send("d"))),
        sleep(2, "b")
      )
    case .mapped:
      return .concatenate(sleep(1, "a"), sleep(1, "b"), sleep(2, "c")).map { $0 + "!" }
    case .severalSleeps:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send("a")
        for _ in 1...20 { try await clock.sleep(for: .milliseconds(100)) }
        await send("b")
        await send("c")
      }
    case .timer:
      return .run { send in
        var count = 0
        for await _ in clock.timer(interval: .seconds(1)) {
          count += 1
          await send("\(count)")
        }
      }
    case .startedByAnother:
      return sleep(1, "next")
    case .cancelled:
      return .merge(sleep(1, "a"), sleep(3, "b"), sleep(4, "c")).cancellable(id: CancelID.only)
    case .cancelledInConcatenation:
      return .concatenate(
        sleep(4, "a").cancellable(id: CancelID.only),
        .send("z"),
        sleep(2, "c")
      )
    case .cancelledInFlight:
      return sleep(2, "a").cancellable(id: CancelID.only, cancelInFlight: true)
    case .debounced:
      return .send("now").debounce(id: CancelID.only, for: .seconds(2), clock: clock)
    case .startedTogether:
      return .merge((1...20).map { _ in sleep(2, "x") })
    case .endedByItself:
      return .run { send in
        try await withThrowingTaskGroup(of: Void.self) { group in
          for (second, action) in [(2, "b"), (1, "a")] {
            group.addTask {
              try await clock.sleep(for: .seconds(second))
              await send(action)
            }
          }
          try await group.waitForAll()
        }
      }
    }
  }

  /// The number of times that a test runs its effect. `make test-busy` sets the number.
  static let runs: Int = {
    let text = ProcessInfo.processInfo.environment["SLEEPING_EFFECT_RUNS"]
    return text.flatMap { Int($0) } ?? 1
  }()

  private enum CancelID {
    case only
  }
}
