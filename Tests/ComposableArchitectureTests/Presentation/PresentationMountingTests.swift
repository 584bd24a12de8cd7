import XCTest

@testable import ComposableArchitecture

final class PresentationMountingTests: FeatureTestCase {
  func testInitialPresentationIsMountedByTheFirstActionOfAnyKind() async {
    for action in [Presenter.Action.other, .alert(.dismiss), .page(.presented(.increment))] {
      let initial = Presenter.State(alert: .again, page: Page.State())
      let store = Store(initialState: initial) { Presenter() }
      XCTAssertEqual(MountRegistry.totalCount, 0)
      store.send(action)
      XCTAssertEqual(MountRegistry.totalCount, 1, "\(action)")
      await store.send(.page(.presented(.closeButtonTapped))).finish()
      XCTAssertNil(store.withState(\.page))
    }
  }

  func testPageRemovedByALaterReducerIsCancelledByTheNextAction() async {
    let store = Store(initialState: Presenter.State(page: Page.State())) {
      Presenter()
      Removal()
    }
    let task = store.send(.page(.presented(.startButtonTapped)))
    store.send(.other)
    XCTAssertNil(store.withState(\.page))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    store.send(.setDestination(nil))
    XCTAssertEqual(MountRegistry.totalCount, 0)
    await assertFinishes(task)
  }

  func testPageRemovedByAnEarlierReducerIsCancelledByTheSameAction() async {
    let store = Store(initialState: Presenter.State(page: Page.State())) {
      Removal()
      Presenter()
    }
    let task = store.send(.page(.presented(.startButtonTapped)))
    store.send(.other)
    XCTAssertEqual(MountRegistry.totalCount, 0)
    await assertFinishes(task)
  }

  func testPagePresentedByALaterReducerIsMountedByTheNextAction() async {
    let store = Store(initialState: Presenter.State()) {
      Presenter()
      Reduce { state, action in
        if action == .other { state.page = Page.State() }
        return .none
      }
    }
    store.send(.other)
    XCTAssertEqual(MountRegistry.totalCount, 0)
    store.send(.setDestination(nil))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.setPage(nil))
  }

  func testTaskOfThePresentingActionRunsWhileThePageIsPresented() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let task = store.send(.setPage(Page.State()))
    await store.send(.page(.presented(.incrementAndNotify))).finish()
    await assertFinishes(task)
    let second = store.send(.setPage(Page.State()))
    store.send(.page(.presented(.increment)))
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)
    store.send(.page(.dismiss))
    await assertFinishes(second)
  }

  func testCancellingThePresentingTaskEndsTheWaitAndThePageStaysPresented() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter() }
    let task = await store.send(.setPage(Page.State())) {
      $0.page = Page.State()
    }
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await task.cancel()
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await store.finish()
    XCTAssertEqual(store.state.page, Page.State())
    await store.send(.page(.presented(.closeButtonTapped))) {
      $0.hadPage = true
    }
    await store.receive(\.page.dismiss) {
      $0.page = nil
    }
  }

  func testDismissSetsNilAlthoughTheParentAssignsAValueOfTheSameIdentity() async {
    // The parent responds to the dismissal with a new value of the same identity.
    let store = TestStore(initialState: Presenter.State(destination: .item(Item.State(id: 1)))) {
      Presenter()
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  func testStoppingOrDismissingAPageDoesNotCancelEffectsOfTheDestination() async {
    let initial = Presenter.State(destination: .page(Page.State()), page: Page.State())
    let store = Store(initialState: initial) { Presenter() }
    let page = store.send(.page(.presented(.startButtonTapped)))
    let destination = store.send(.destination(.presented(.page(.startButtonTapped))))
    // The action of `page` mounts both features, so `page` runs until both features are dismissed.
    store.send(.page(.presented(.stopButtonTapped)))
    await Task.megaYield()
    XCTAssertFalse(destination.task?.isComplete ?? true)
    store.send(.page(.dismiss))
    await Task.megaYield()
    XCTAssertFalse(destination.task?.isComplete ?? true)
    store.send(.destination(.presented(.page(.stopButtonTapped))))
    await assertFinishes(destination)
    store.send(.destination(.dismiss))
    await assertFinishes(page)
  }
}

extension PresentationMountingTests {
  func testDismissingAPageDoesNotCancelEffectsOfItsCopyInAnotherProperty() async {
    let store = Store(initialState: Pair.State()) { Pair() }
    store.send(.present)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.copy)
    XCTAssertEqual(MountRegistry.totalCount, 2)
    let copy = store.send(.copied(.presented(.startButtonTapped)))
    store.send(.page(.dismiss))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await Task.megaYield()
    XCTAssertFalse(copy.task?.isComplete ?? true)
    store.send(.copied(.dismiss))
    XCTAssertEqual(MountRegistry.totalCount, 0)
    await assertFinishes(copy)
  }

  /// A parent of two pages. One page is a copy of the other page, including its projected value.
  @Reducer
  struct Pair {
    struct State {
      @PresentationState var page: Page.State?
      @PresentationState var copied: Page.State?
    }
    enum Action {
      case page(PresentationAction<Page.Action>)
      case copied(PresentationAction<Page.Action>)
      case present
      case copy
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .present: state.page = Page.State()
        case .copy: state.$copied = state.$page
        case .page, .copied: break
        }
        return .none
      }
      .ifLet(\.$page, action: \.page) { Page() }
      .ifLet(\.$copied, action: \.copied) { Page() }
    }
  }
}

/// A reducer that removes the page, outside of the reducer that runs the page.
private struct Removal: Reducer {
  func reduce(into state: inout Presenter.State, action: Presenter.Action)
    -> Effect<Presenter.Action>
  {
    if action == .other { state.page = nil }
    return .none
  }
}
