import ComposableArchitecture
import XCTest

@testable import SeedFeatures

@MainActor
final class StackGuideRootFeatureTests: XCTestCase {
  private typealias RootFeature = StackGuide.RootFeature

  private let items: IdentifiedArrayOf<Item> = [Item(id: 1, name: "Chair"), Item(id: 2)]

  // Blocks 1, 2 and 3.
  func testEveryFeatureChangesTheStateOfItsStackElement() async {
    let store = TestStore(initialState: RootFeature.State(items: items)) { RootFeature() }
    await store.send(.addButtonTapped) {
      $0.path[id: 0] = .addItem(AddFeature.State())
    }
    await store.send(.detailButtonTapped(1)) {
      $0.path[id: 1] = .detailItem(DetailFeature.State(item: Item(id: 1, name: "Chair")))
    }
    await store.send(.editButtonTapped(2)) {
      $0.path[id: 2] = .editItem(EditFeature.State(item: Item(id: 2)))
    }
    await store.send(.path(.element(id: 0, action: .addItem(.nameChanged("Lamp"))))) {
      $0.path[id: 0, case: \.addItem]?.name = "Lamp"
    }
    await store.send(.path(.element(id: 1, action: .detailItem(.appeared)))) {
      $0.path[id: 1, case: \.detailItem]?.visits = 1
    }
    await store.send(.path(.element(id: 2, action: .editItem(.nameChanged("Desk"))))) {
      $0.path[id: 2, case: \.editItem]?.item.name = "Desk"
    }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path.pop(to: 0)
    }
  }

  // Overview: a stack deep in the application is a flat collection of values.
  func testElementOfTheInitialPathReceivesActions() async {
    let store = TestStore(
      initialState: RootFeature.State(
        path: StackState([
          .detailItem(DetailFeature.State(item: Item(id: 1))),
          .editItem(EditFeature.State(item: Item(id: 1))),
        ])
      )
    ) {
      RootFeature()
    }
    await store.send(.path(.element(id: 1, action: .editItem(.nameChanged("Sofa"))))) {
      $0.path[id: 1, case: \.editItem]?.item.name = "Sofa"
    }
  }

  // Block 9.
  func testSavingPopsTheEditorAndSavesItsItem() async {
    let saved = LockIsolated<[Item]>([])
    let store = TestStore(initialState: RootFeature.State(items: items)) {
      RootFeature()
    } withDependencies: {
      $0.database.save = { item in saved.withValue { $0.append(item) } }
    }
    await store.send(.editButtonTapped(1)) {
      $0.path[id: 0] = .editItem(EditFeature.State(item: Item(id: 1, name: "Chair")))
    }
    await store.send(.path(.element(id: 0, action: .editItem(.nameChanged("Stool"))))) {
      $0.path[id: 0, case: \.editItem]?.item.name = "Stool"
    }
    await store.send(.path(.element(id: 0, action: .editItem(.saveButtonTapped)))) {
      $0.path = StackState()
    }
    await store.finish()
    XCTAssertEqual(saved.value, [Item(id: 1, name: "Stool")])
  }

  // Block 8.
  func testParentReceivesTheIDOfTheSavedElement() async {
    let store = TestStore(initialState: StackGuide.SaveWatcher.State()) {
      StackGuide.SaveWatcher()
    }
    await store.send(.path(.element(id: 3, action: .editItem(.nameChanged("Rug")))))
    await store.send(.path(.element(id: 3, action: .editItem(.saveButtonTapped)))) {
      $0 = [3]
    }
  }

  // Block 10.
  func testCloseButtonPopsTheLastElement() async {
    let store = TestStore(
      initialState: StackGuide.Screens.State([
        .addItem(AddFeature.State()), .editItem(EditFeature.State(item: Item(id: 1))),
      ])
    ) {
      StackGuide.Screens()
    }
    await store.send(.closeButtonTapped) {
      $0.pop(from: 1)
    }
    await store.send(.closeButtonTapped) {
      $0 = StackState()
    }
    await store.send(.closeButtonTapped)
  }
}
