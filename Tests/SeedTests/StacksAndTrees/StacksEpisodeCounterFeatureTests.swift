import ComposableArchitecture
import XCTest

@testable import SeedFeatures

@MainActor
final class StacksEpisodeCounterFeatureTests: XCTestCase {
  private typealias CounterFeature = StacksEpisode.CounterFeature

  func testButtonsAndTimerTicksChangeTheCount() async {
    let store = TestStore(initialState: CounterFeature.State()) { CounterFeature() }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.decrementButtonTapped) { $0.count = 0 }
    await store.send(.timerTick) { $0.count = 1 }
  }

  func testTimerTicksUntilTheTimerIsStopped() async {
    let store = TestStore(initialState: CounterFeature.State()) { CounterFeature() }
    // The episode does not override the clock, so the timer may tick several times on a slow
    // machine.
    store.exhaustivity = .off
    await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = true }
    await store.receive(.timerTick, timeout: .seconds(30)) { $0.count = 1 }
    await store.send(.toggleTimerButtonTapped) { $0.isTimerOn = false }
    await store.finish()
  }
}
