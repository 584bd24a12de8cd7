import ComposableArchitecture
import TestSupport
import XCTest

@testable import SeedFeatures

@MainActor
final class TreeGuideStateTests: XCTestCase {
  // Blocks 1 and 2.
  func testFormIsPresentedAndDismissedByItsOptionalState() async {
    let store = TestStore(initialState: TreeGuide.OptionalState.InventoryFeature.State()) {
      TreeGuide.OptionalState.InventoryFeature()
    }
    await store.send(.addButtonTapped) {
      $0.addItem = TreeGuide.OptionalState.ItemFormFeature.State()
    }
    await store.send(.addItem(.presented(.nameChanged("Chair")))) {
      $0.addItem?.name = "Chair"
    }
    await store.send(.doneButtonTapped) {
      $0.addItem = nil
      $0.items = [Item(id: 0, name: "Chair")]
    }
    await store.send(.addButtonTapped) {
      $0.addItem = TreeGuide.OptionalState.ItemFormFeature.State()
    }
    await store.send(.addItem(.dismiss)) {
      $0.addItem = nil
    }
  }

  // Block 4.
  func testSeveralOptionalsArePresentedAtOnce() async {
    let store = TestStore(initialState: TreeGuide.SeveralOptionals.State()) {
      TreeGuide.SeveralOptionals()
    }
    await store.send(.openEverything(Item(id: 1))) {
      $0.detailItem = DetailFeature.State(item: Item(id: 1))
      $0.editItem = EditFeature.State(item: Item(id: 1))
      $0.addItem = AddFeature.State()
      $0.openings = 1
    }
    await store.send(.editItem(.presented(.nameChanged("Desk")))) {
      $0.editItem?.item.name = "Desk"
    }
    await store.send(.detailItem(.dismiss)) {
      $0.detailItem = nil
    }
    await store.send(.addItem(.presented(.nameChanged("Lamp")))) {
      $0.addItem?.name = "Lamp"
    }
  }

  // Block 5.
  func testOnlyTheCurrentCaseOfAnEnumReceivesActions() async {
    let store = TestStore(initialState: TreeGuide.OneOfSeveral.State.nothing) {
      TreeGuide.OneOfSeveral()
    }
    await store.send(.open(.addItem(AddFeature.State()))) {
      $0 = .addItem(AddFeature.State())
    }
    await store.send(.addItem(.nameChanged("Lamp"))) {
      XCTModify(&$0, case: \.addItem) { $0.name = "Lamp" }
    }
    await store.send(.open(.editItem(EditFeature.State(item: Item(id: 1))))) {
      $0 = .editItem(EditFeature.State(item: Item(id: 1)))
    }
    await store.send(.editItem(.nameChanged("Desk"))) {
      XCTModify(&$0, case: \.editItem) { $0.item.name = "Desk" }
    }
    let issues = await recordMessages { await store.send(.addItem(.nameChanged("Sofa"))) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("while the state is in another case") == true)
  }
}
