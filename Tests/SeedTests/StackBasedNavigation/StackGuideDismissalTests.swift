import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class StackGuideDismissalTests: XCTestCase {
  private typealias Feature = StackGuide.Dismissal.Feature
  private typealias Parent = StackGuide.Dismissal.Parent

  // Block 12.
  func testDismissPopsOnlyTheDismissedTopElement() async {
    let store = TestStore(
      initialState: Parent.State(path: StackState([Feature.State(), Feature.State()]))
    ) {
      Parent()
    }
    await store.send(.path(.element(id: 1, action: .closeButtonTapped)))
    await store.receive(\.path.popFrom, 1) {
      $0.path[id: 1] = nil
    }
    XCTAssertEqual(store.state.path.count, 1)
  }

  func testDismissIsReceivedAsPopFromOfTheElement() async {
    let store = TestStore(initialState: Parent.State(path: StackState([Feature.State()]))) {
      Parent()
    }
    await store.send(.path(.element(id: 0, action: .closeButtonTapped)))
    await store.receive { action in
      guard case .path(.popFrom(id: 0)) = action else { return false }
      return true
    } assert: {
      $0.path = StackState()
    }
  }

  // Block 13.
  func testActionSentAfterDismissIsNotReceived() async {
    let store = TestStore(initialState: Parent.State(path: StackState([Feature.State()]))) {
      Parent()
    }
    await store.send(.path(.element(id: 0, action: .closeAndTickButtonTapped)))
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
    await store.finish()
  }

  func testActionOfAPoppedElementIsReported() async {
    let store = Store(initialState: Parent.State(path: StackState([Feature.State()]))) { Parent() }
    let id = store.withState { $0.path.ids[0] }
    await store.send(.path(.element(id: id, action: .closeButtonTapped))).finish()
    let issues = recordMessages {
      store.send(.path(.element(id: id, action: .tick)))
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("not on its stack") == true)
  }

  func testIsPresentedIsTrueOnAStackAndFalseWithoutAParent() async {
    let alone = Store(initialState: Feature.State()) { Feature() }
    alone.send(.appeared)
    XCTAssertEqual(alone.withState(\.isPresented), false)
    let store = TestStore(initialState: Parent.State(path: StackState([Feature.State()]))) {
      Parent()
    }
    await store.send(.path(.element(id: 0, action: .appeared))) {
      $0.path[id: 0]?.isPresented = true
    }
  }
}
