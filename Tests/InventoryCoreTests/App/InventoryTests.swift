import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

@MainActor
final class InventoryTests: InventoryTestCase {
  func testAnItemIsAddedInASheet() async throws {
    let store = makeStore()
    XCTAssertEqual(store.state.items.count, 0)
    await store.send(.addButtonTapped) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
    await store.send(\.destination.add, .binding(.set(\.item.name, "Keyboard"))) {
      $0.destination?.modify(\.add) {
        $0.item.name = "Keyboard"
        $0.showsEmptyName = true
      }
    }
    await store.receive(\.destination.add.nameSearched)
    await store.send(\.destination.add.saveButtonTapped) {
      $0.destination?.modify(\.add) { $0.isSaving = true }
    }
    await store.receive(\.destination.add.saved) {
      $0.destination?.modify(\.add) { $0.isSaving = false }
    }
    await store.receive(\.destination.add.delegate.saved)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    try await store.state.$items.load()
    XCTAssertEqual(store.state.items.map(\.name), ["Keyboard"])
  }

  func testAnItemIsDuplicatedInAPopover() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.duplicateButtonTapped(Item.keyboard.id))
    await store.receive(\.itemRead) {
      $0.destination = .duplicate(ItemFormFeature.State(copyOf: .keyboard, id: UUID(0)))
    }
    await store.send(\.destination.duplicate.cancelButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  func testAnItemIsEdited() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.itemTapped(Item.keyboard.id))
    await store.receive(\.itemRead) {
      $0.destination = .edit(ItemFormFeature.State(item: .keyboard))
    }
    await store.send(\.destination.edit, .binding(.set(\.item.color, .red))) {
      $0.destination?.modify(\.edit) { $0.item.color = .red }
    }
    await store.send(\.destination.edit.saveButtonTapped) {
      $0.destination?.modify(\.edit) {
        $0.showsEmptyName = true
        $0.isSaving = true
      }
    }
    await store.receive(\.destination.edit.saved) {
      $0.destination?.modify(\.edit) { $0.isSaving = false }
    }
    await store.receive(\.destination.edit.delegate.saved)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    let saved = try await database.read { try Item.fetch(Item.keyboard.id, $0) }
    XCTAssertEqual(saved?.color, .red)
  }

  func testItemsThatAreOutOfStockAreClearedAfterAConfirmation() async throws {
    try save(.keyboard, .mouse, .lamp)
    let store = makeStore()
    await store.send(.clearOutOfStockButtonTapped)
    await store.receive(\.outOfStockCounted) {
      $0.destination = .confirmationDialog(.clearOutOfStock(2))
    }
    await store.send(\.destination.confirmationDialog.clearOutOfStockButtonTapped) {
      $0.destination = nil
    }
    await store.receive(\.deleted) {
      $0.deletions = [Deletion(id: UUID(0), count: 2, name: nil)]
    }
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  func testNoItemOutOfStockIsAnAlert() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.clearOutOfStockButtonTapped)
    await store.receive(\.outOfStockCounted) { $0.alert = .nothingIsOutOfStock }
  }

  func testTheLabelIsReplacedByTheFormInOneAction() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.labelButtonTapped(Item.keyboard.id))
    await store.receive(\.itemRead) {
      $0.destination = .label(LabelFeature.State(item: .keyboard))
    }
    await store.send(\.destination.label.editButtonTapped) {
      $0.destination = .edit(ItemFormFeature.State(item: .keyboard))
    }
    await store.send(\.destination.edit.closeRequested)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  func testADeletedItemIsAnAlert() async {
    let store = makeStore()
    await store.send(.itemTapped(UUID(5)))
    await store.receive(\.itemRead) { $0.alert = .itemIsMissing }
  }

  func testASearchReplacesTheItemsOfTheList() async throws {
    try save(.keyboard, .mouse)
    let store = makeStore()
    XCTAssertEqual(store.state.items.map(\.name), ["Keyboard", "Mouse"])
    await store.send(.binding(.set(\.query.text, "mou"))) { $0.query.text = "mou" }
    await store.finish()
    XCTAssertEqual(store.state.items.map(\.name), ["Mouse"])
    await store.send(.binding(.set(\.query.filter, .inStock))) { $0.query.filter = .inStock }
    await store.finish()
    XCTAssertEqual(store.state.items.count, 0)
  }

  func testAnOrderSortsTheItemsOfTheList() async throws {
    try save(.keyboard, .mouse)
    let store = makeStore()
    await store.send(.binding(.set(\.query.order, .newest))) { $0.query.order = .newest }
    await store.finish()
    XCTAssertEqual(store.state.items.map(\.name), ["Mouse", "Keyboard"])
  }
}
