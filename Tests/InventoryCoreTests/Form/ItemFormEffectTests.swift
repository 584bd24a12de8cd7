import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

/// Actions of the user while an effect of the form is running.
@MainActor
final class ItemFormEffectTests: InventoryTestCase {
  private func makeForm(
    _ state: ItemFormFeature.State = ItemFormFeature.State(item: .keyboard)
  ) -> TestStoreOf<ItemFormFeature> {
    TestStore(initialState: state) {
      ItemFormFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { XCTFail("The form was dismissed.") }
      $0.uuid = .incrementing
    }
  }

  /// Returns a form whose file `slow.png` is read until the pause ends.
  private func makeForm(_ pause: Pause) -> TestStoreOf<ItemFormFeature> {
    let store = makeForm()
    // The pause would block the main thread.
    store.useMainSerialExecutor = false
    store.dependencies.files = FileClient { url in
      if url.lastPathComponent == "slow.png" { pause.wait() }
      return .data(.png)
    } create: { url in
      throw CocoaError(.featureUnsupported)
    }
    return store
  }

  private func pictureCount() throws -> Int {
    try database.write { try Int.fetchOne($0, sql: "SELECT count(*) FROM picture") ?? 0 }
  }

  func testAnItemIsNotSavedTwiceAtTheSameTime() async throws {
    var state = ItemFormFeature.State(item: .keyboard)
    state.isSaving = true
    let store = makeForm(state)
    await store.send(.saveButtonTapped) { $0.showsEmptyName = true }
    await store.finish()
    XCTAssertEqual(try names(), [])
  }

  func testAnItemIsNotSavedWhileItsPictureIsRead() async throws {
    let pause = Pause()
    let store = makeForm(pause)
    await store.send(.pictureChosen(URL(filePath: "/slow.png"))) { $0.isReadingPicture = true }
    await pause.pass()
    await store.send(.saveButtonTapped) { $0.showsEmptyName = true }
    pause.end()
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(0)
    }
    XCTAssertEqual(try names(), [])
  }

  func testAPictureThatIsRemovedWhileItIsReadIsNotStored() async throws {
    let pause = Pause()
    let store = makeForm(pause)
    await store.send(.pictureChosen(URL(filePath: "/slow.png"))) { $0.isReadingPicture = true }
    await pause.pass()
    await store.send(.removePictureButtonTapped) { $0.isReadingPicture = false }
    pause.end()
    await store.finish()
    XCTAssertEqual(try pictureCount(), 0)
  }

  func testASecondPictureReplacesAPictureThatIsRead() async throws {
    let pause = Pause()
    let store = makeForm(pause)
    await store.send(.pictureChosen(URL(filePath: "/slow.png"))) { $0.isReadingPicture = true }
    await pause.pass()
    await store.send(.pictureChosen(URL(filePath: "/fast.png")))
    pause.end()
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(1)
    }
    await store.finish()
    XCTAssertEqual(try pictureCount(), 1)
  }

  func testANameThatIsNoLongerUsedIsAllowed() async throws {
    try save(.mouse)
    let store = makeForm()
    await store.send(.binding(.set(\.item.name, "Mouse"))) {
      $0.item.name = "Mouse"
      $0.showsEmptyName = true
    }
    await store.receive(\.nameSearched) { $0.usedName = "Mouse" }
    try await database.write { try $0.execute(sql: "DELETE FROM item") }
    await store.send(.binding(.set(\.item.name, "Mous"))) { $0.item.name = "Mous" }
    await store.receive(\.nameSearched)
    await store.send(.binding(.set(\.item.name, "Mouse"))) { $0.item.name = "Mouse" }
    XCTAssertEqual(store.state.problems, [.nameIsUsed("Mouse")])
    await store.receive(\.nameSearched) { $0.usedName = nil }
    XCTAssertEqual(store.state.problems, [])
  }

  func testASearchThatFailsIsNotReported() async throws {
    let store = makeForm()
    try await database.write { try $0.execute(sql: "DROP TABLE item") }
    await store.send(.binding(.set(\.item.name, "Mouse"))) {
      $0.item.name = "Mouse"
      $0.showsEmptyName = true
    }
    await store.finish()
    XCTAssertEqual(store.state.problems, [])
  }
}
