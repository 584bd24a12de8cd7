import ComposableArchitecture
import XCTest

final class IfLetDestinationLabelTests: FeatureTestCase {
  fileprivate struct Parent: Reducer {
    struct State: Equatable {
      @PresentationState var page: Page.State?
      @PresentationState var other: Page.State?
    }

    @CasePathable
    enum Action: Equatable {
      case page(PresentationAction<Page.Action>)
      case other(PresentationAction<Page.Action>)
    }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.$page, action: \.page, destination: Page.init)
        .ifLet(\.$other, action: \.other, destination: { Page() })
    }
  }

  func testIfLetRunsThePresentedFeatureOfTheDestinationLabel() async {
    let state = Parent.State(page: Page.State(), other: Page.State(count: 5))
    let store = TestStore(initialState: state) { Parent() }
    store.exhaustivity = .off
    await store.send(.page(.presented(.increment)))
    await store.send(.other(.presented(.increment)))
    await store.send(.page(.presented(.closeButtonTapped)))
    await store.receive(.page(.dismiss))
    XCTAssertNil(store.state.page)
    XCTAssertEqual(store.state.other?.count, 6)
  }
}
