import ComposableArchitecture
import XCTest

/// Effects on a test clock while tasks run on the threads of the pool, at any load of the machine.
final class SleepingEffectsTests: FeatureTestCase {
  func testConcatenatedEffectsSleepOneAfterTheOther() async {
    await check(.concatenated)
  }

  func testMergedEffectsSleepAtTheSameTime() async {
    await check(.merged)
  }

  func testMergesSleepOneAfterTheOther() async {
    await check(.concatenatedMerges)
  }

  func testConcatenationsSleepAtTheSameTime() async {
    await check(.mergedConcatenations)
  }

  func testMappedEffectsSleep() async {
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

  func testCancelledEffectsSendNothing() async {
    await check(.cancelled)
  }

  func testConcatenationGoesOnAfterACancelledSleep() async {
    await check(.cancelledInConcatenation)
  }

  func testAnEffectCancelsTheSleepOfTheEffectBeforeIt() async {
    await check(.cancelledInFlight)
  }

  func testADebouncedEffectSleepsAgain() async {
    await check(.debounced)
  }

  func testEffectsWithTheSameDeadlineWakeInOneAdvance() async {
    await check(.startedTogether)
  }

  func testChildTasksOfAnEffectSleep() async {
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
