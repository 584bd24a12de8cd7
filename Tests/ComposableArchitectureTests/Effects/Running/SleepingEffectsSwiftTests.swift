import ComposableArchitecture
import Testing

/// Effects that sleep on a test clock, in tests that run concurrently.
@MainActor
struct SleepingEffectsSwiftTests {
  @Test(arguments: SleepingEffect.allCases)
  func sleepingEffectSendsItsActionsInTheExpectedSeconds(effect: SleepingEffect) async {
    for _ in 1...SleepingEffect.runs {
      let actions = await effect.actions()
      #expect(actions == effect.expected)
    }
  }
}
