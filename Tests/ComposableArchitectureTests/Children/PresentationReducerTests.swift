import TestSupport
import XCTest

@testable import ComposableArchitecture

final class PresentationReducerTests: FeatureTestCase {
  func testPageActionIsReceivedByThePageAndItsParent() async {
    let store = TestStore(initialState: Presenter.State(page: Page.State())) { Presenter() }
    await store.send(.page(.presented(.increment))) {
      $0.page?.count = 1
      $0.hadPage = true
    }
  }

  func testParentReadsThePageBeforeDismissRemovesThePage() async {
    let store = TestStore(initialState: Presenter.State(page: Page.State())) { Presenter() }
    await store.send(.page(.dismiss)) {
      $0.page = nil
      $0.hadPage = true
    }
  }

  func testParentDismissesThePageBySettingNil() async {
    let store = TestStore(initialState: Presenter.State(page: Page.State())) { Presenter() }
    await store.send(.page(.presented(.notify))) {
      $0.page = nil
      $0.hadPage = true
    }
  }

  func testDestinationThatTheParentPresentsDuringADismissIsNotDismissed() async {
    let store = TestStore(initialState: Presenter.State(destination: .page(Page.State()))) {
      Presenter()
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = .item(Item.State(id: 1))
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  func testActionWhileNothingIsPresentedIsReportedAndTheParentRuns() async {
    let store = Store(initialState: Presenter.State(hadPage: true)) { Presenter() }
    let issues = recordIssues { store.send(.page(.presented(.increment))) }
    assertOne(issues, at: Presenter.alertLine + 1, containing: ".presented(.increment)")
    XCTAssertFalse(store.withState(\.hadPage))
    let others = recordIssues { store.send(.alert(.dismiss)) }
    assertOne(others, at: Presenter.alertLine, containing: ".dismiss")
  }

  func testAlertIsDismissedByItsAction() async {
    let store = TestStore(initialState: Presenter.State(alert: .again)) { Presenter() }
    await store.send(.alert(.presented(false))) {
      $0.alert = nil
    }
  }

  func testAlertThatTheParentPresentsForAnAlertActionIsNotDismissed() async {
    let store = Store(initialState: Presenter.State(alert: .again)) { Presenter() }
    let before = store.withState(\.alert?.id)
    store.send(.alert(.presented(true)))
    let after = store.withState(\.alert?.id)
    XCTAssertNotNil(after)
    XCTAssertNotEqual(before, after)
    store.send(.alert(.dismiss))
    XCTAssertNil(store.withState(\.alert))
  }

  func testAlertDestinationIsDismissedByItsActionAndAPageIsNot() async {
    let store = TestStore(initialState: Presenter.State(destination: .alert(.again))) {
      Presenter()
    }
    await store.send(.destination(.presented(.alert(false)))) {
      $0.destination = nil
    }
    await store.send(.setDestination(.page(Page.State()))) {
      $0.destination = .page(Page.State())
    }
    await store.send(.destination(.presented(.page(.increment)))) {
      $0.destination = .page(Page.State(count: 1))
    }
  }

  func testAlertIsNotDismissedByAnActionOfAnotherDestination() async {
    let store = Store(initialState: Presenter.State(destination: .alert(.again))) { Presenter() }
    let issues = recordIssues { store.send(.destination(.presented(.page(.increment)))) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertNotNil(store.withState(\.destination))
  }

  func testPresentingAnAlertStartsNoWork() async {
    let store = Store(initialState: Presenter.State(alert: .again)) { Presenter() }
    store.send(.other)
    XCTAssertEqual(MountRegistry.totalCount, 0)
    XCTAssertTrue(store.send(.setDestination(.alert(.again))).isCancelled)
  }
}
