import XCTest

@testable import ComposableArchitecture

/// All distributions of actions over five successive moments, with an interval of two moments.
final class EffectThrottlePatternTests: ClockTestCase {
  private let moments = 5
  private let interval = 2

  func testThrottleWithLatestSendsTheModelledActionsForAllPatterns() async {
    await check(latest: true)
  }

  func testThrottleWithoutLatestSendsTheModelledActionsForAllPatterns() async {
    await check(latest: false)
  }

  private func check(latest: Bool, line: UInt = #line) async {
    for pattern in 0..<(1 << moments) {
      let actions = (0..<moments).filter { pattern & (1 << $0) != 0 }
      let store = makeStore(latest: latest)
      for moment in 0..<(moments + interval) {
        if actions.contains(moment) {
          store.send(.tell(moment))
        }
        await clock.advance(by: .seconds(1))
      }
      XCTAssertEqual(
        store.withState(\.sentActions),
        sentActions(actions, latest: latest),
        "Actions at \(actions), latest: \(latest)",
        line: line
      )
    }
  }

  /// Returns the actions that the throttle sends, and the moments at which the throttle sends them,
  /// computed moment by moment.
  private func sentActions(_ actions: [Int], latest: Bool) -> [SentAction] {
    var sentActions: [SentAction] = []
    var (end, held) = (0, Int?.none)
    for moment in 0..<(moments + interval) {
      if let number = held, moment == end {
        sentActions.append(SentAction(number: number, moment: moment))
        (end, held) = (moment + interval, nil)
      }
      guard actions.contains(moment) else { continue }
      if moment >= end {
        sentActions.append(SentAction(number: moment, moment: moment))
        end = moment + interval
      } else if latest || held == nil {
        held = moment
      }
    }
    return sentActions
  }

  private func makeStore(latest: Bool) -> StoreOf<ThrottledLog> {
    Store(initialState: ThrottledLog.State()) {
      ThrottledLog(clock: clock, start: clock.now, interval: interval, isLatest: latest)
    }
  }
}

private struct SentAction: Equatable {
  let number: Int
  let moment: Int
}

private struct ThrottledLog: Reducer {
  struct State {
    var sentActions: [SentAction] = []
  }

  enum Action {
    case keep(Int)
    case tell(Int)
  }

  let clock: TestClock<Duration>
  let start: TestClock<Duration>.Instant
  let interval: Int
  let isLatest: Bool

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .keep(let number):
      let moment = Int(start.duration(to: clock.now).components.seconds)
      state.sentActions.append(SentAction(number: number, moment: moment))
      return .none
    case .tell(let number):
      return .send(.keep(number))
        .throttle(id: 1, for: .seconds(interval), clock: clock, latest: isLatest)
    }
  }
}
