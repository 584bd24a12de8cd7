import XCTest

@testable import ComposableArchitecture

final class PresentationDismissTests: FeatureTestCase {
  func testDismissOfAPageIsReceivedAsADismissAction() async {
    let store = TestStore(initialState: Presenter.State(page: Page.State())) { Presenter() }
    await store.send(.page(.presented(.closeButtonTapped))) {
      $0.hadPage = true
    }
    await store.receive(\.page.dismiss) {
      $0.page = nil
    }
  }

  func testDismissOfAFeatureInADestinationCaseDismissesTheDestination() async {
    let store = TestStore(initialState: Presenter.State()) { Presenter() }
    await store.send(.setDestination(.item(Item.State(id: 1)))) {
      $0.destination = .item(Item.State(id: 1))
    }
    await store.send(.destination(.presented(.item(.startButtonTapped))))
    await store.send(.destination(.presented(.item(.closeButtonTapped))))
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  func testRecursiveFeatureDismissesItselfAtEachLevel() async {
    let store = TestStore(
      initialState: Recursive.State(child: Recursive.State(child: Recursive.State()))
    ) {
      Recursive()
    }
    await store.send(.child(.presented(.child(.presented(.close)))))
    await store.receive(\.child.child.dismiss) {
      $0.child?.child = nil
    }
    await store.send(.child(.presented(.close)))
    await store.receive(\.child.dismiss) {
      $0.child = nil
    }
  }

  func testDismissingAFeatureCancelsTheEffectsOfItsDescendants() async {
    let store = Store(
      initialState: Recursive.State(child: Recursive.State(child: Recursive.State()))
    ) {
      Recursive()
    }
    let task = store.send(.child(.presented(.child(.presented(.start)))))
    XCTAssertEqual(MountRegistry.totalCount, 2)
    store.send(.child(.dismiss))
    XCTAssertEqual(MountRegistry.totalCount, 0)
    await assertFinishes(task)
  }
}

@Reducer
private struct Recursive {
  struct State: Equatable {
    @PresentationState var child: State?
  }

  enum Action: Equatable {
    case close
    case start
    indirect case child(PresentationAction<Action>)
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Reduce { _, action in
      switch action {
      case .child: .none
      case .close: .run { _ in await dismiss() }
      case .start: .run { _ in try await untilCancelled() }
      }
    }
    .ifLet(\.$child, action: \.child) {
      Recursive()
    }
    .reduce(into: &state, action: action)
  }
}
