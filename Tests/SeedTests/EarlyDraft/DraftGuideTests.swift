import ComposableArchitecture
import XCTest

@testable import SeedFeatures

@MainActor
final class DraftGuideTests: XCTestCase {
  @available(*, deprecated)
  private typealias RootFeature = DraftGuide.RootFeature

  // Blocks 1, 2 and 3.
  @available(*, deprecated)
  func testActionsChangeTheStatesOfTheirStackElements() async {
    let store = TestStore(initialState: RootFeature.State()) { RootFeature() }
    await store.send(.addButtonTapped) {
      $0.path[id: 0] = .addItem(AddFeature.State())
    }
    await store.send(.path(.element(id: 0, action: .addItem(.nameChanged("Lamp"))))) {
      XCTModify(&$0.path[id: 0], case: /RootFeature.Path.State.addItem) { $0.name = "Lamp" }
    }
    await store.send(
      .path(.push(id: 1, state: .detailItem(DetailFeature.State(item: Item(id: 1)))))
    ) {
      $0.path[id: 1] = .detailItem(DetailFeature.State(item: Item(id: 1)))
    }
    await store.send(.path(.element(id: 1, action: .detailItem(.appeared)))) {
      XCTModify(&$0.path[id: 1], case: /RootFeature.Path.State.detailItem) { $0.visits = 1 }
    }
  }

  // Block 4.
  @available(*, deprecated)
  func testParentReceivesTheIDOfTheSavedElement() async {
    let store = TestStore(initialState: DraftGuide.SaveWatcher.State()) {
      DraftGuide.SaveWatcher()
    }
    await store.send(.path(.element(id: 3, action: .editItem(.saveButtonTapped)))) {
      $0 = [3]
    }
  }

  // Block 5.
  @available(*, deprecated)
  func testSavingPopsTheEditorAndSavesItsItem() async {
    let saved = LockIsolated<[Item]>([])
    let store = TestStore(initialState: RootFeature.State()) {
      RootFeature()
    } withDependencies: {
      $0.localDatabase.save = { item in saved.withValue { $0.append(item) } }
    }
    await store.send(.editButtonTapped(Item(id: 7))) {
      $0.path[id: 0] = .editItem(EditFeature.State(item: Item(id: 7)))
    }
    await store.send(.path(.element(id: 0, action: .editItem(.saveButtonTapped)))) {
      $0.path = StackState()
    }
    await store.finish()
    XCTAssertEqual(saved.value, [Item(id: 7)])
  }

  // Block 6.
  @available(*, deprecated)
  func testCloseButtonPopsTheLastElement() async {
    let store = TestStore(
      initialState: DraftGuide.Screens.State([DraftGuide.Feature.State()])
    ) {
      DraftGuide.Screens()
    }
    await store.send(.closeButtonTapped) {
      $0 = StackState()
    }
  }

  // Block 8.
  @available(*, deprecated)
  func testDismissPopsTheElement() async {
    let store = TestStore(
      initialState: DraftGuide.Parent.State(path: StackState([DraftGuide.Feature.State()]))
    ) {
      DraftGuide.Parent()
    }
    await store.send(.path(.element(id: 0, action: .closeButtonTapped)))
    await store.receive {
      guard case .path(.popFrom(id: 0)) = $0 else { return false }
      return true
    } assert: {
      $0.path[id: 0] = nil
    }
  }
}
