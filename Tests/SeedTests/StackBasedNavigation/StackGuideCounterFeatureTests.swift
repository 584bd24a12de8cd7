import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class StackGuideCounterFeatureTests: XCTestCase {
  private typealias CounterFeature = StackGuide.CounterFeature
  private typealias Feature = StackGuide.Feature

  // Blocks 16, 17, 18, 19, 21 and 22.
  func testDismissal() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }

    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
      XCTModify(&$0.path[id: 0], case: \.counter) {
        $0.count = 4
      }
    }

    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
      XCTModify(&$0.path[id: 0], case: \.counter) {
        $0.count = 5
      }
    }

    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  // Block 20.
  func testCaseSubscriptChangesTheElementInPlace() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }
    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
      $0.path[id: 0, case: \.counter]?.count = 4
    }
    await store.send(\.path[id: 0].counter.decrementButtonTapped) {
      $0.path[id: 0, case: \.counter]?.count = 3
    }
  }

  // Block 22, with the payload of the case.
  func testPopFromIsReceivedByCaseKeyPathAndID() async {
    let store = TestStore(
      initialState: Feature.State(path: StackState([.counter(CounterFeature.State(count: 4))]))
    ) {
      Feature()
    }
    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
      $0.path[id: 0, case: \.counter]?.count = 5
    }
    await store.receive(\.path.popFrom, 0) {
      $0.path = StackState()
    }
  }

  // Block 22, with an action.
  func testPopFromIsReceivedAsAWholeAction() async {
    let store = TestStore(
      initialState: Feature.State(path: StackState([.counter(CounterFeature.State(count: 4))]))
    ) {
      Feature()
    }
    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped)))) {
      $0.path[id: 0, case: \.counter]?.count = 5
    }
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  // Block 23.
  func testDismissalWithoutExhaustivity() async {
    let store = TestStore(
      initialState: Feature.State(
        path: StackState([
          .counter(CounterFeature.State(count: 3))
        ])
      )
    ) {
      Feature()
    }
    store.exhaustivity = .off

    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped))))
    await store.send(.path(.element(id: 0, action: .counter(.incrementButtonTapped))))
    await store.receive(\.path.popFrom)
  }

  func testXCTModifyOfAMissingElementReportsAnIssue() async {
    var state = Feature.State()
    let issues = recordMessages {
      XCTModify(&state.path[id: 0], case: \.counter) { $0.count = 4 }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("XCTModify: expected a") == true)
    XCTAssertTrue(state.path.isEmpty)
  }

  // The last section: a stack is a collection whose elements need not be hashable.
  func testStackStateIsMutatedAsACollection() {
    var path = StackState<Feature.Path.State>()
    path.append(.counter(CounterFeature.State(count: 1)))
    path.append(contentsOf: [.counter(.init(count: 2)), .counter(.init(count: 3))])
    path.insert(.counter(.init(count: 9)), at: 1)
    path.remove(at: 0)
    path.removeLast()
    XCTAssertEqual(path.map { $0[case: \.counter]?.count }, [9, 2])
    XCTAssertEqual(path.count, 2)
  }
}
