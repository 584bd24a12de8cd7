import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Random trees of features that are presented, covered, saved, swapped and restored, compared with
/// a naive model of the features that are alive.
final class PresentationTreesTests: FeatureTestCase {
  func testPresentedFeaturesDismissThemselvesAndEndedFeaturesAreSilent() async {
    let isSerial = uncheckedUseMainSerialExecutor
    uncheckedUseMainSerialExecutor = true
    defer { uncheckedUseMainSerialExecutor = isSerial }
    await Seeds.forEach(20, from: 1) { seed in
      let issues = await recordIssues {
        let walk = TreeWalk(seed: seed)
        for _ in 1...500 {
          await walk.step()
        }
        await walk.dismissAll()
        await walk.end()
      }
      XCTAssertEqual(issues.map(\.message), [], "seed \(seed)")
      await eventually {
        MountRegistry.totalCount == 0 && CancellationRegistry.shared.count == 0
      }
    }
  }
}
