import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

@MainActor
final class UndoTests: InventoryTestCase {
  private let lamp = Deletion(id: UUID(0), count: 1, name: "Lamp")
  private let mouse = Deletion(id: UUID(1), count: 1, name: "Mouse")

  /// Deletes an item after the question.
  private func delete(
    _ item: Item,
    _ store: TestStoreOf<InventoryFeature>,
    deletions: [Deletion]
  ) async {
    await store.send(.deleteButtonTapped(ItemSummary(item))) {
      $0.destination = .alert(.delete(ItemSummary(item)))
    }
    await store.send(\.destination.alert.deleteButtonTapped, item.id) { $0.destination = nil }
    await store.receive(\.deleted) { $0.deletions = deletions }
  }

  /// Blocks the writes of the database until the pause ends.
  private func pauseWrites() async -> Pause {
    let pause = Pause()
    database.asyncWriteWithoutTransaction { _ in pause.wait() }
    await pause.pass()
    return pause
  }

  func testAnItemIsDeletedAndTheDeletionIsUndone() async throws {
    try save(.keyboard, .lamp)
    let store = makeStore()
    await store.send(.deleteButtonTapped(ItemSummary(.lamp))) {
      $0.destination = .alert(
        AlertState {
          TextState(verbatim: "Delete “Lamp”?")
        } actions: {
          ButtonState(role: .destructive, action: .deleteButtonTapped(Item.lamp.id)) {
            TextState("Delete")
          }
          ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
          TextState("You can undo the deletion until the app exits.")
        }
      )
    }
    await store.send(\.destination.alert.deleteButtonTapped, Item.lamp.id) {
      $0.destination = nil
    }
    await store.receive(\.deleted) { [lamp] in $0.deletions = [lamp] }
    XCTAssertEqual(try names(), ["Keyboard"])
    await store.send(.undoButtonTapped) { [lamp] in $0.undoing = lamp.id }
    await store.receive(\.undone) {
      $0.undoing = nil
      $0.deletions = []
    }
    XCTAssertEqual(try names(), ["Keyboard", "Lamp"])
    await store.send(.undoButtonTapped)
  }

  func testADeletionThatCannotBeUndoneIsAnAlertAndRemains() async throws {
    try save(.lamp)
    let store = makeStore()
    await store.send(.deleteButtonTapped(ItemSummary(.lamp))) {
      $0.destination = .alert(.delete(ItemSummary(.lamp)))
    }
    await store.send(\.destination.alert.deleteButtonTapped, Item.lamp.id) { $0.destination = nil }
    await store.receive(\.deleted) { [lamp] in $0.deletions = [lamp] }
    try save(Item(id: UUID(77), name: "lamp"))
    await store.send(.undoButtonTapped) { [lamp] in $0.undoing = lamp.id }
    await store.receive(\.operationFailed) {
      $0.undoing = nil
      $0.alert = .failure(of: .undo, "Another item is named “Lamp”. Enter a different name.")
    }
  }

  func testADeletionThatCannotBeUndoneDoesNotBlockTheOthers() async throws {
    try save(.mouse, .lamp)
    let store = makeStore()
    await delete(.lamp, store, deletions: [lamp])
    await delete(.mouse, store, deletions: [lamp, mouse])
    try save(Item(id: UUID(77), name: "mouse"))
    await store.send(.undoButtonTapped) { [mouse] in $0.undoing = mouse.id }
    await store.receive(\.operationFailed) { [lamp, mouse] in
      $0.undoing = nil
      $0.deletions = [mouse, lamp]
      $0.alert = .failure(of: .undo, "Another item is named “Mouse”. Enter a different name.")
    }
    await store.send(.undoButtonTapped) { [lamp] in $0.undoing = lamp.id }
    await store.receive(\.undone) { [mouse] in
      $0.undoing = nil
      $0.deletions = [mouse]
    }
    XCTAssertEqual(try names(), ["Lamp", "mouse"])
  }

  func testEachDeletionIsUndoneTheLastDeletionFirst() async throws {
    try save(.keyboard, .mouse, .lamp)
    let store = makeStore()
    await delete(.lamp, store, deletions: [lamp])
    await delete(.mouse, store, deletions: [lamp, mouse])
    XCTAssertEqual(store.state.deletion, mouse)
    XCTAssertEqual(try names(), ["Keyboard"])
    await store.send(.undoButtonTapped) { [mouse] in $0.undoing = mouse.id }
    await store.receive(\.undone) { [lamp] in
      $0.undoing = nil
      $0.deletions = [lamp]
    }
    XCTAssertEqual(store.state.deletion, lamp)
    XCTAssertEqual(try names(), ["Keyboard", "Mouse"])
    await store.send(.undoButtonTapped) { [lamp] in $0.undoing = lamp.id }
    await store.receive(\.undone) {
      $0.undoing = nil
      $0.deletions = []
    }
    XCTAssertNil(store.state.deletion)
    XCTAssertEqual(try names(), ["Keyboard", "Lamp", "Mouse"])
  }

  func testASecondClickWhileADeletionIsUndoneHasNoEffect() async throws {
    try save(.mouse, .lamp)
    let store = makeStore()
    await delete(.lamp, store, deletions: [lamp])
    await delete(.mouse, store, deletions: [lamp, mouse])
    let pause = await pauseWrites()
    await store.send(.undoButtonTapped) { [mouse] in $0.undoing = mouse.id }
    await store.send(.undoButtonTapped)
    pause.end()
    await store.receive(\.undone) { [lamp] in
      $0.undoing = nil
      $0.deletions = [lamp]
    }
    await store.finish()
    XCTAssertEqual(try names(), ["Mouse"])
  }

  func testADeletionDuringAnUndoRemains() async throws {
    try save(.lamp)
    let store = makeStore()
    await delete(.lamp, store, deletions: [lamp])
    let pause = await pauseWrites()
    await store.send(.undoButtonTapped) { [lamp] in $0.undoing = lamp.id }
    await store.send(.deleted(mouse)) { [lamp, mouse] in $0.deletions = [lamp, mouse] }
    pause.end()
    await store.receive(\.undone) { [mouse] in
      $0.undoing = nil
      $0.deletions = [mouse]
    }
  }

  func testADeletionOfNoItemCannotBeUndone() async {
    let store = makeStore()
    await store.send(.deleted(nil))
    await store.send(.undoButtonTapped)
  }
}
