import ComposableArchitecture
import XCTest

/// Effects that sleep on a test clock, without the main serial executor, at any load of the
/// machine.
final class SleepingEffectsTests: FeatureTestCase {
  func testConcatenatedEffectsSleepOneAfterTheOther() async {
    await check(.concatenated)
  }

  func testMergedEffectsSleepAtTheSameTime() async {
    await check(.merged)
  }

  func testConcatenatedMergesSleepOneAfterTheOther() async {
    await check(.concatenatedMerges)
  }

  func testMergedConcatenationsSleepAtTheSameTime() async {
    await check(.mergedConcatenations)
  }

  func testMappedEffectsSendMappedActionsAfterTheirSleeps() async {
    await check(.mapped)
  }

  func testAnEffectSleepsManyTimesWithinOneAdvance() async {
    await check(.severalSleeps)
  }

  func testATimerTicksOnceASecond() async {
    await check(.timer)
  }

  func testAnActionOfASleepingEffectStartsTheNextEffect() async {
    await check(.startedByAnother)
  }

  func testCancelledSleepingEffectsSendNoActions() async {
    await check(.cancelled)
  }

  func testConcatenationRunsItsNextEffectAfterACancelledSleep() async {
    await check(.cancelledInConcatenation)
  }

  func testCancelInFlightCancelsTheSleepOfThePreviousEffect() async {
    await check(.cancelledInFlight)
  }

  func testDebouncedEffectRestartsItsSleepWhenTheActionIsSentAgain() async {
    await check(.debounced)
  }

  func testEffectsWithTheSameDeadlineWakeInOneAdvance() async {
    await check(.startedTogether)
  }

  func testChildTasksOfAnEffectSendAfterTheirOwnSleeps() async {
    await check(.endedByItself)
  }

  private func check(
    _ effect: SleepingEffect,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) async {
    XCTAssertFalse(uncheckedUseMainSerialExecutor, file: filePath, line: line)
    for _ in 1...SleepingEffect.runs {
      let actions = await effect.actions()
      XCTAssertEqual(actions, effect.expected, file: filePath, line: line)
    }
  }
}
