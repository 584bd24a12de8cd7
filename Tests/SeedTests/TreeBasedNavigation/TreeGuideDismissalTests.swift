import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class TreeGuideDismissalTests: XCTestCase {
  private typealias Feature = TreeGuide.Dismissal.Feature
  private typealias Parent = TreeGuide.Dismissal.Parent

  // Block 16.
  func testDismissSetsThePresentedStateToNil() async {
    let store = TestStore(initialState: Parent.State(feature: Feature.State())) { Parent() }
    await store.send(.feature(.presented(.closeButtonTapped)))
    await store.receive(\.feature.dismiss) {
      $0.feature = nil
    }
  }

  // Block 17.
  func testActionSentAfterDismissIsNotReceived() async {
    let store = TestStore(initialState: Parent.State(feature: Feature.State())) { Parent() }
    await store.send(.feature(.presented(.closeAndTickButtonTapped)))
    await store.receive(\.feature.dismiss) {
      $0.feature = nil
    }
    await store.finish()
  }

  func testActionOfADismissedFeatureIsReported() async {
    let store = Store(initialState: Parent.State(feature: Feature.State())) { Parent() }
    await store.send(.feature(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(store.withState(\.feature))
    let issues = recordMessages {
      store.send(.feature(.presented(.tick)))
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("while nothing is presented") == true)
  }

  func testIsPresentedIsTrueInAPresentedFeature() async {
    let store = TestStore(initialState: Parent.State(feature: Feature.State())) { Parent() }
    await store.send(.feature(.presented(.appeared))) {
      $0.feature?.isPresented = true
    }
  }
}
