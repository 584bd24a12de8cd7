import XCTest

@testable import ComposableArchitecture

final class PresentationEffectsTests: FeatureTestCase {
  func testEffectsAreCancelledWhenTheirPageIsDismissed() async {
    for action in [Presenter.Action.page(.dismiss), .setPage(nil), .page(.presented(.notify))] {
      let store = Store(initialState: Presenter.State(page: Page.State())) { Presenter() }
      let task = store.send(.page(.presented(.startButtonTapped)))
      store.send(action)
      await assertFinishes(task)
    }
  }

  func testEffectsAreNotCancelledByANewValueOfTheSameFeature() async {
    let store = Store(initialState: Presenter.State(page: Page.State())) { Presenter() }
    // The first action mounts the page, and its task runs until the page is dismissed.
    store.send(.other)
    let task = store.send(.page(.presented(.startButtonTapped)))
    store.send(.setPage(Page.State(count: 7)))
    await assertIsRunning(task)
    store.send(.setPage(nil))
    await assertFinishes(task)
  }

  func testEffectReturnedByTheActionThatRemovesThePageIsCancelled() async {
    let store = Store(initialState: Presenter.State(page: Page.State())) { Presenter() }
    await assertFinishes(store.send(.page(.presented(.startAndStayBehind))))
    XCTAssertNil(store.withState(\.page))
  }

  func testChangeOfIdentityCancelsTheEffectsOfThePreviousItem() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    store.send(.setDestination(.item(Item.State(id: 1))))
    let task = store.send(.destination(.presented(.item(.startButtonTapped))))
    store.send(.destination(.presented(.item(.notify))))
    await assertFinishes(task)
    XCTAssertEqual(store.withState(\.destination), .item(Item.State(id: 2)))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.setDestination(nil))
  }

  func testChangeOfDestinationCaseCancelsTheEffectsOfThePreviousCase() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    store.send(.setDestination(.page(Page.State())))
    let task = store.send(.destination(.presented(.page(.startButtonTapped))))
    store.send(.setDestination(.item(Item.State(id: 1))))
    await assertFinishes(task)
    let item = store.send(.destination(.presented(.item(.startButtonTapped))))
    store.send(.setDestination(nil))
    await assertFinishes(item)
  }

  func testTaskOfThePresentingActionFinishesWhenThePageIsDismissed() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let task = store.send(.setPage(Page.State()))
    await assertIsRunning(task)
    store.send(.page(.dismiss))
    await assertFinishes(task)
    XCTAssertFalse(task.isCancelled)
  }

  func testPagePresentedAgainCanDismissAfterTheFirstTaskIsCancelled() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let first = store.send(.setPage(Page.State()))
    store.send(.setPage(nil))
    let second = store.send(.setPage(Page.State()))
    first.cancel()
    await store.send(.page(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(store.withState(\.page))
    await assertFinishes(second)
  }

  func testDismissingAPageDoesNotDismissItsCopyInAnotherStore() async {
    let one = Store(initialState: Presenter.State(page: Page.State())) { Presenter() }
    one.send(.other)
    let other = Store(initialState: one.withState { $0 }) { Presenter() }
    other.send(.other)
    let task = other.send(.page(.presented(.startButtonTapped)))
    one.send(.page(.dismiss))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await assertIsRunning(task)
    await other.send(.page(.presented(.closeButtonTapped))).finish()
    XCTAssertNil(other.withState(\.page))
    await assertFinishes(task)
  }
}
