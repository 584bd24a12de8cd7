import ComposableArchitecture
import XCTest

@testable import SeedFeatures

@MainActor
final class TreeGuideInventoryFeatureTests: XCTestCase {
  private typealias InventoryFeature = TreeGuide.InventoryFeature

  private let items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "Chair"), Item(id: 2)]

  // Blocks 6, 7, 8 and 9.
  func testEveryDestinationReceivesItsActionsWhilePresented() async {
    let store = TestStore(initialState: InventoryFeature.State(items: items)) {
      InventoryFeature()
    }
    await store.send(.addButtonTapped) {
      $0.destination = .addItem(AddFeature.State())
    }
    await store.send(.destination(.presented(.addItem(.nameChanged("Lamp"))))) {
      XCTModify(&$0.destination, case: \.addItem) { $0.name = "Lamp" }
    }
    await store.send(.detailButtonTapped(1)) {
      $0.destination = .detailItem(DetailFeature.State(item: Item(id: 1, name: "Chair")))
    }
    await store.send(.destination(.presented(.detailItem(.appeared)))) {
      XCTModify(&$0.destination, case: \.detailItem) { $0.visits = 1 }
    }
    await store.send(.editButtonTapped(2)) {
      $0.destination = .editItem(EditFeature.State(item: Item(id: 2)))
    }
    await store.send(.destination(.presented(.editItem(.nameChanged("Desk"))))) {
      XCTModify(&$0.destination, case: \.editItem) { $0.item.name = "Desk" }
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }

  // Overview: a destination deep in the application is a nested value.
  func testInitialDestinationIsDismissed() async {
    let store = TestStore(
      initialState: InventoryFeature.State(destination: .addItem(AddFeature.State()))
    ) {
      InventoryFeature()
    }
    // Block 14.
    await store.send(.closeButtonTapped) {
      $0.destination = nil
    }
  }

  // Block 13.
  func testSavingDismissesTheEditorAndSavesItsItem() async {
    let saved = LockIsolated<[Item]>([])
    let store = TestStore(initialState: InventoryFeature.State(items: items)) {
      InventoryFeature()
    } withDependencies: {
      $0.localDatabase.save = { item in saved.withValue { $0.append(item) } }
    }
    await store.send(.editButtonTapped(1)) {
      $0.destination = .editItem(EditFeature.State(item: Item(id: 1, name: "Chair")))
    }
    await store.send(.destination(.presented(.editItem(.saveButtonTapped)))) {
      $0.destination = nil
    }
    await store.finish()
    XCTAssertEqual(saved.value, [Item(id: 1, name: "Chair")])
  }

  // Block 12.
  func testParentReceivesTheSaveActionOfTheEditor() async {
    let store = TestStore(initialState: 0) { TreeGuide.SaveWatcher() }
    await store.send(.destination(.presented(.editItem(.nameChanged("Rug")))))
    await store.send(.destination(.presented(.editItem(.saveButtonTapped)))) {
      $0 = 1
    }
  }
}
