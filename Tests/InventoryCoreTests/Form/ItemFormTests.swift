import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

@MainActor
final class ItemFormTests: InventoryTestCase {
  private let isDismissed = LockIsolated(false)

  private func makeForm(_ state: ItemFormFeature.State) -> TestStoreOf<ItemFormFeature> {
    TestStore(initialState: state) {
      ItemFormFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { [isDismissed] in isDismissed.setValue(true) }
    }
  }

  func testAValidItemIsSavedAndTheFormIsDismissed() async throws {
    let store = makeForm(ItemFormFeature.State(item: Item(id: UUID(0))))
    await store.send(.binding(.set(\.item.name, " Keyboard "))) {
      $0.item.name = " Keyboard "
      $0.showsEmptyName = true
    }
    await store.receive(\.nameSearched)
    await store.send(.binding(.set(\.item.status, .inStock(quantity: 3)))) {
      $0.item.status = .inStock(quantity: 3)
    }
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.saved) { $0.isSaving = false }
    await store.receive(\.delegate.saved)
    XCTAssertTrue(isDismissed.value)
    let saved = try await database.read { try Item.fetch(UUID(0), $0) }
    XCTAssertEqual(saved, Item(id: UUID(0), name: "Keyboard", status: .inStock(quantity: 3)))
  }

  func testAnEmptyNameIsRefusedAfterAnAttemptToSave() async {
    let store = makeForm(ItemFormFeature.State(item: Item(id: UUID(0))))
    XCTAssertNil(store.state.shownProblem(.name))
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.focus = .name
    }
    XCTAssertEqual(store.state.shownProblem(.name)?.message, "Enter a name.")
    XCTAssertFalse(isDismissed.value)
  }

  func testTextsLongerThanTheirMaximumAreRefused() async {
    let item = Item(
      id: UUID(0),
      name: String(repeating: "n", count: 201),
      notes: String(repeating: "e\u{301}", count: 50_001)
    )
    let store = makeForm(ItemFormFeature.State(item: item))
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.focus = .name
    }
    XCTAssertEqual(
      store.state.shownProblem(.name)?.message,
      "The name has 201 characters. Enter at most 200."
    )
    XCTAssertEqual(
      store.state.shownProblem(.notes)?.message,
      "The notes have 100002 characters. Enter at most 100000."
    )
    XCTAssertFalse(isDismissed.value)
  }

  func testANameOfAnotherItemIsRefusedWhileTheUserTypes() async throws {
    try save(.keyboard)
    let store = makeForm(ItemFormFeature.State(item: Item(id: UUID(0))))
    await store.send(.binding(.set(\.item.name, "KEYBOARD"))) {
      $0.item.name = "KEYBOARD"
      $0.showsEmptyName = true
    }
    await store.receive(\.nameSearched) { $0.usedName = "KEYBOARD" }
    XCTAssertEqual(
      store.state.shownProblem(.name)?.message,
      "Another item is named “KEYBOARD”. Enter a different name."
    )
    await store.send(.saveButtonTapped) { $0.focus = .name }
    await store.send(.binding(.set(\.item.name, "Keyboard 2"))) { $0.item.name = "Keyboard 2" }
    XCTAssertNil(store.state.shownProblem(.name))
    await store.receive(\.nameSearched)
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  func testANameThatIsUsedWhileTheItemIsSavedIsRefused() async throws {
    var item = Item(id: UUID(0))
    item.name = "keyboard"
    let store = makeForm(ItemFormFeature.State(item: item))
    try save(.keyboard)
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.isSaving = true
    }
    await store.receive(\.saveRefused) {
      $0.isSaving = false
      $0.usedName = "keyboard"
      $0.focus = .name
    }
    XCTAssertEqual(store.state.shownProblem(.name), .nameIsUsed("keyboard"))
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  func testAQuantityBelowZeroIsRefused() async {
    let store = makeForm(ItemFormFeature.State(item: .keyboard))
    await store.send(.binding(.set(\.item.status, .inStock(quantity: -2)))) {
      $0.item.status = .inStock(quantity: -2)
    }
    XCTAssertEqual(
      store.state.shownProblem(.quantity)?.message,
      "The quantity is -2. Enter 0 or a larger number."
    )
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.focus = .quantity
    }
  }

  func testAnErrorOfTheDatabaseIsAnAlertAndTheFormRemains() async throws {
    try await database.write { try $0.execute(sql: "DROP TABLE itemText") }
    let store = makeForm(ItemFormFeature.State(item: .keyboard))
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.isSaving = true
    }
    await store.receive(\.saveFailed) {
      $0.isSaving = false
      $0.alert = AlertState {
        TextState("The item can't be saved")
      } message: {
        TextState(
          verbatim: ":memory: can't be written: no such table: main.itemText."
        )
      }
    }
    XCTAssertFalse(isDismissed.value)
  }

  func testAnUnchangedFormIsClosedWithoutAQuestion() async {
    let store = makeForm(ItemFormFeature.State(item: .keyboard))
    await store.send(.closeRequested)
    XCTAssertTrue(isDismissed.value)
  }

  func testAChangedFormAsksBeforeItIsClosed() async {
    let store = makeForm(ItemFormFeature.State(item: .keyboard))
    await store.send(.binding(.set(\.item.notes, "Loud"))) { $0.item.notes = "Loud" }
    await store.send(.closeRequested) {
      $0.alert = AlertState {
        TextState("Discard changes?")
      } actions: {
        ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
        ButtonState(role: .cancel) { TextState("Keep editing") }
      } message: {
        TextState("The changes of this item are not saved.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    XCTAssertFalse(isDismissed.value)
    await store.send(.closeRequested) { $0.alert = .discardChanges }
    await store.send(\.alert.discardButtonTapped) { $0.alert = nil }
    XCTAssertTrue(isDismissed.value)
  }

  func testCancelDismissesAChangedForm() async {
    let store = makeForm(ItemFormFeature.State(item: .keyboard))
    await store.send(.binding(.set(\.item.name, "Piano"))) {
      $0.item.name = "Piano"
      $0.showsEmptyName = true
    }
    await store.receive(\.nameSearched)
    await store.send(.cancelButtonTapped)
    XCTAssertTrue(isDismissed.value)
  }

  func testACopyNeedsAnotherName() async throws {
    try save(.keyboard)
    let store = makeForm(ItemFormFeature.State(copyOf: .keyboard, id: UUID(0)))
    XCTAssertEqual(store.state.sourceID, Item.keyboard.id)
    XCTAssertEqual(store.state.shownProblem(.name), .nameIsUsed("Keyboard"))
    await store.send(.binding(.set(\.item.name, "Keyboard, white"))) {
      $0.item.name = "Keyboard, white"
      $0.showsEmptyName = true
    }
    await store.receive(\.nameSearched)
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.saved) { $0.isSaving = false }
    await store.receive(\.delegate.saved)
    XCTAssertEqual(try names(), ["Keyboard", "Keyboard, white"])
  }
}
