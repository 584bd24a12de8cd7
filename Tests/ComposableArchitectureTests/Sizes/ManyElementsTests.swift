import XCTest

@testable import ComposableArchitecture

final class ManyElementsTests: FeatureTestCase {
  func testInitialStackOf100_000ElementsIsPresentedAndPopped() async {
    let pages = StackState((0..<100_000).map { Page.State(count: $0) })
    let store = Store(initialState: Stack.State(path: pages)) { Stack() }
    store.send(.stopAll)
    XCTAssertEqual(MountRegistry.totalCount, 100_000)
    store.send(.path(.element(id: 99_999, action: .increment)))
    store.send(.path(.popFrom(id: 1)))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.path(.popFrom(id: 0)))
    XCTAssertEqual(MountRegistry.totalCount, 0)
  }

  func testEffectOfARowIsCancelledWhenAListOf100_000RowsIsEmptied() async {
    let rows = IdentifiedArray(uniqueElements: (0..<100_000).map { Item.State(id: $0) })
    let store = Store(initialState: ParentFeature.State(rows: rows)) { ParentFeature() }
    let task = store.send(.rows(.element(id: 99_999, action: .startButtonTapped)))
    store.send(.setRows([]))
    await assertFinishes(task)
  }
}
