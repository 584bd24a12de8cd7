import TestSupport
import XCTest

@testable import ComposableArchitecture

final class IfCaseLetTests: FeatureTestCase {
  func testTheChildRunsBeforeTheParent() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) { ScreenFeature() }
    store.send(.item(.incrementAndNotify))
    XCTAssertEqual(store.withState { $0 }, .page(Page.State(count: 10)))
  }

  func testAnActionOfAnotherCaseIsReportedAndTheParentStillRuns() async {
    let store = Store(initialState: ScreenFeature.State.page(Page.State(count: 5))) {
      ScreenFeature()
    }
    let issues = recordIssues { store.send(.item(.notify)) }
    assertOne(issues, at: ScreenFeature.itemLine, containing: "ScreenFeature.Action.item(.notify)")
    XCTAssertTrue(issues.message(at: 0).contains("ScreenFeature.State.page"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 0).contains("count: 5"), issues.message(at: 0))
    XCTAssertEqual(store.withState { $0 }, .page(Page.State(count: 10)))
  }

  func testEffectsAreCancelledWhenTheCaseChanges() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) { ScreenFeature() }
    let task = store.send(.item(.startButtonTapped))
    store.send(.set(.page(Page.State())))
    await assertFinishes(task)
  }

  func testEffectReturnedByTheActionThatChangesTheCaseIsCancelled() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) { ScreenFeature() }
    await assertFinishes(store.send(.item(.startAndStayBehind)))
    XCTAssertEqual(store.withState { $0 }, .page(Page.State()))
  }

  func testEffectsAreCancelledWhenTheNewCaseHasAnEqualPayload() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) { ScreenFeature() }
    let task = store.send(.item(.startButtonTapped))
    store.send(.set(.other(Item.State(id: 1))))
    await assertFinishes(task)
  }

  func testEffectsAreCancelledWhenThePayloadHasAnotherID() async {
    let store = Store(initialState: ScreenFeature.State.item(Item.State(id: 1))) { ScreenFeature() }
    let task = store.send(.item(.startButtonTapped))
    store.send(.set(.item(Item.State(id: 1, page: Page.State(count: 2)))))
    await assertIsRunning(task)
    store.send(.set(.item(Item.State(id: 2))))
    await assertFinishes(task)
  }

  func testIfCaseLetWithReflectedCasePathsRunsAndReportsChildren() async {
    let store = Store(initialState: Plain.State.first(Page.State())) { Plain() }
    store.send(.first(.increment))
    XCTAssertEqual(store.withState { $0 }, .first(Page.State(count: 1)))
    let issues = recordIssues { store.send(.second(.increment)) }
    assertOne(issues, at: Plain.secondLine, containing: "second(.increment)")
  }
}

private struct Plain: Reducer {
  enum State: Equatable {
    case first(Page.State)
    case second(Page.State)
  }

  enum Action {
    case first(Page.Action)
    case second(Page.Action)
  }

  static let secondLine = UInt(#line + 7)

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(/State.first, action: /Action.first) {
        Page()
      }
      .ifCaseLet(/State.second, action: /Action.second) {
        Page()
      }
  }
}
