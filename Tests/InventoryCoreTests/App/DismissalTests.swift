import ComposableArchitecture
import XCTest

@testable import InventoryCore

@MainActor
final class DismissalTests: InventoryTestCase {
  func testDismissingTheQuestionWhetherToDeleteAnItemDeletesNothing() async throws {
    try save(.lamp)
    let store = makeStore()
    await store.send(.deleteButtonTapped(ItemSummary(.lamp))) {
      $0.destination = .alert(.delete(ItemSummary(.lamp)))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    XCTAssertEqual(try names(), ["Lamp"])
  }

  func testDismissingTheQuestionWhetherToClearItemsDeletesNothing() async throws {
    try save(.lamp, .mouse)
    let store = makeStore()
    await store.send(.clearOutOfStockButtonTapped)
    await store.receive(\.outOfStockCounted) {
      $0.destination = .confirmationDialog(.clearOutOfStock(2))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    XCTAssertEqual(try names(), ["Lamp", "Mouse"])
  }

  func testALabelIsDismissed() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.labelButtonTapped(Item.keyboard.id))
    await store.receive(\.itemRead) {
      $0.destination = .label(LabelFeature.State(item: .keyboard))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }
}
