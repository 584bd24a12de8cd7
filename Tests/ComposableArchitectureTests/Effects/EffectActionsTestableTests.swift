import XCTest

@testable import ComposableArchitecture

final class EffectActionsTestableTests: FeatureTestCase {
  func testActionsOfAnEffectAreReadThroughATestableImport() async {
    var actions: [Int] = []
    for await action in Effect.merge(.send(1), .send(2)).actions {
      actions.append(action)
    }
    XCTAssertEqual(actions, [1, 2])
  }
}
