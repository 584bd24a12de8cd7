import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class TreeGuideCounterFeatureTests: XCTestCase {
  private typealias CounterFeature = TreeGuide.CounterFeature
  private typealias Feature = TreeGuide.Feature

  // Blocks 20, 21, 22 and 23.
  func testDismissal() async {
    let store = TestStore(
      initialState: Feature.State(
        counter: CounterFeature.State(count: 3)
      )
    ) {
      Feature()
    }

    await store.send(.counter(.presented(.incrementButtonTapped))) {
      $0.counter?.count = 4
    }

    await store.send(.counter(.presented(.incrementButtonTapped))) {
      $0.counter?.count = 5
    }

    await store.receive(\.counter.dismiss) {
      $0.counter = nil
    }
  }

  // Block 24.
  func testDismissalWithoutExhaustivity() async {
    let store = TestStore(
      initialState: Feature.State(
        counter: CounterFeature.State(count: 3)
      )
    ) {
      Feature()
    }
    store.exhaustivity = .off

    await store.send(.counter(.presented(.incrementButtonTapped)))
    await store.send(.counter(.presented(.incrementButtonTapped)))
    await store.receive(\.counter.dismiss)
  }

  // Block 25.
  func testXCTModifyChangesACaseOfTheDestination() async {
    let store = TestStore(
      initialState: TreeGuide.EnumFeature.State(
        destination: .counter(CounterFeature.State(count: 3))
      )
    ) {
      TreeGuide.EnumFeature()
    }
    await store.send(.destination(.presented(.counter(.incrementButtonTapped)))) {
      XCTModify(&$0.destination, case: \.counter) {
        $0.count = 4
      }
    }
    await store.send(.destination(.presented(.counter(.incrementButtonTapped)))) {
      XCTModify(&$0.destination, case: \.counter) {
        $0.count = 5
      }
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  func testXCTModifyOfAnotherCaseReportsAnIssue() async {
    var state = TreeGuide.EnumFeature.State(destination: .addItem(AddFeature.State()))
    let issues = recordMessages {
      XCTModify(&state.destination, case: \.counter) { $0.count = 4 }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("XCTModify: expected a") == true)
    XCTAssertEqual(state.destination, .addItem(AddFeature.State()))
  }
}
