import ComposableArchitecture
import XCTest

@testable import InventoryCore

@MainActor
final class DuplicateTests: InventoryTestCase {
  func testACopyIsSavedAndThePopoverIsDismissed() async throws {
    try save(.keyboard)
    let store = makeStore()
    await store.send(.duplicateButtonTapped(Item.keyboard.id))
    await store.receive(\.itemRead) {
      $0.destination = .duplicate(ItemFormFeature.State(copyOf: .keyboard, id: UUID(0)))
    }
    await store.send(\.destination.duplicate, .binding(.set(\.item.name, "Piano"))) {
      $0.destination?.modify(\.duplicate) {
        $0.item.name = "Piano"
        $0.showsEmptyName = true
      }
    }
    await store.receive(\.destination.duplicate.nameSearched)
    await store.send(\.destination.duplicate.saveButtonTapped) {
      $0.destination?.modify(\.duplicate) { $0.isSaving = true }
    }
    await store.receive(\.destination.duplicate.saved) {
      $0.destination?.modify(\.duplicate) { $0.isSaving = false }
    }
    await store.receive(\.destination.duplicate.delegate.saved)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    XCTAssertEqual(try names(), ["Keyboard", "Piano"])
  }

  func testALinkAsksBeforeItDiscardsAChangedCopy() async {
    var form = ItemFormFeature.State(copyOf: .keyboard, id: UUID(7))
    form.item.notes = "Loud"
    let store = makeStore(destination: .duplicate(form))
    await store.send(.linkOpened("add")) { $0.pendingLink = InventoryLink(destination: .add) }
    await store.receive(\.destination.duplicate.closeRequested) {
      $0.destination?.modify(\.duplicate) { $0.alert = .discardChanges }
    }
    // The user continues to edit the copy.
    await store.send(\.destination.duplicate.alert.dismiss) {
      $0.pendingLink = nil
      $0.destination?.modify(\.duplicate) { $0.alert = nil }
    }
    await store.send(.linkOpened("add")) { $0.pendingLink = InventoryLink(destination: .add) }
    await store.receive(\.destination.duplicate.closeRequested) {
      $0.destination?.modify(\.duplicate) { $0.alert = .discardChanges }
    }
    await store.send(\.destination.duplicate.alert.discardButtonTapped) {
      $0.destination?.modify(\.duplicate) { $0.alert = nil }
    }
    await store.receive(\.destination.dismiss) {
      $0.pendingLink = nil
      $0.destination = nil
    }
    await store.receive(\.linkAllowed) {
      $0.destination = .add(ItemFormFeature.State(item: Item(id: UUID(0))))
    }
  }
}
