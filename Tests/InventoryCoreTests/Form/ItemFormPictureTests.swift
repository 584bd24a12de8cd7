import ComposableArchitecture
import GRDB
import SharingGRDB
import TestSupport
import XCTest

@testable import InventoryCore

@MainActor
final class ItemFormPictureTests: InventoryTestCase {
  private func makeForm() -> TestStoreOf<ItemFormFeature> {
    TestStore(initialState: ItemFormFeature.State(item: .keyboard)) {
      ItemFormFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect {}
      $0.files = .liveValue
      $0.uuid = .incrementing
    }
  }

  private func makeFile(_ data: Data, name: String = "photo.png") throws -> URL {
    let url = try makeTemporaryFolder().appending(path: name)
    try data.write(to: url)
    return url
  }

  private func picture(_ id: UUID) throws -> ItemPicture? {
    try database.read { try ItemPicture.fetch(id, $0) }
  }

  func testAChosenPictureIsSavedWithTheItem() async throws {
    try save(.keyboard)
    let store = makeForm()
    await store.send(.choosePictureButtonTapped) { $0.isChoosingPicture = true }
    await store.send(.binding(.set(\.isChoosingPicture, false))) { $0.isChoosingPicture = false }
    await store.send(.pictureChosen(try makeFile(.png))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(0)
    }
    XCTAssertTrue(store.state.isChanged)
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.isSaving = true
    }
    await store.receive(\.saved) { $0.isSaving = false }
    await store.receive(\.delegate.saved)
    let saved = try await database.read { try Item.fetch(Item.keyboard.id, $0) }
    XCTAssertEqual(saved?.pictureID, UUID(0))
    XCTAssertEqual(try picture(UUID(0)), ItemPicture(id: UUID(0), format: .png, data: .png))
  }

  func testAPictureIsRemoved() async throws {
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(.png))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(0)
    }
    await store.send(.removePictureButtonTapped) { $0.item.pictureID = nil }
    XCTAssertFalse(store.state.isChanged)
  }

  func testAFileThatIsNoPictureIsRefusedBesideTheField() async throws {
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(Data("text".utf8)))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsUnknown("photo.png")
    }
    XCTAssertEqual(
      store.state.shownProblem(.picture)?.message,
      "“photo.png” is not a picture. Choose a file of the format PNG, JPEG, WebP, GIF or SVG."
    )
    XCTAssertTrue(store.state.problems.isEmpty)
    await store.send(.removePictureButtonTapped) { $0.pictureProblem = nil }
  }

  func testALargeFileIsRefusedBesideTheField() async throws {
    let data = Data.png + Data(count: ItemPicture.maximumSize)
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(data))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsTooLarge("photo.png", size: data.count)
    }
    XCTAssertEqual(
      store.state.shownProblem(.picture)?.message,
      "“photo.png” has 10.1 MiB. Choose a picture of at most 10 MiB."
    )
  }

  func testAFileThatGrowsWhileItIsReadIsRefused() async {
    let store = makeForm()
    store.dependencies.files.open = { _ in
      FileSource(size: 10) { .png + Data(count: 1024 * 1024) }
    }
    await store.send(.pictureChosen(URL(filePath: "/a.png"))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsTooLarge("a.png", size: 10 * (Data.png.count + 1024 * 1024))
    }
  }

  func testAFileThatCannotBeReadIsRefusedBesideTheField() async throws {
    let store = makeForm()
    let url = try makeTemporaryFolder().appending(path: "missing.png")
    await store.send(.pictureChosen(url)) { $0.isReadingPicture = true }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsUnreadable(
        "\(url.path) can't be read: No such file or directory."
      )
    }
    XCTAssertEqual(
      store.state.shownProblem(.picture)?.message,
      "\(url.path) can't be read: No such file or directory. Choose another file."
    )
    let web = URL(string: "https://example.org/a.png")
    await store.send(.pictureChosen(try XCTUnwrap(web))) {
      $0.isReadingPicture = true
      $0.pictureProblem = nil
    }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsUnreadable(
        "https://example.org/a.png can't be opened: the URL is not of a file."
      )
    }
  }

  func testARefusedFileDoesNotRemoveThePicture() async throws {
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(.png))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(0)
    }
    await store.send(.pictureChosen(try makeFile(Data()))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRefused) {
      $0.isReadingPicture = false
      $0.pictureProblem = .pictureIsUnknown("photo.png")
    }
  }

  func testAPictureThatWasRemovedIsRefusedWhenTheItemIsSaved() async throws {
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(.png))) { $0.isReadingPicture = true }
    await store.receive(\.pictureRead) {
      $0.isReadingPicture = false
      $0.item.pictureID = UUID(0)
    }
    try await database.write { try InventoryCleanup.run($0) }
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.isSaving = true
    }
    await store.receive(\.saveRefused) {
      $0.isSaving = false
      $0.focus = .picture
      $0.pictureProblem = .pictureIsMissing
    }
  }

  func testAnErrorOfTheDatabaseIsAnAlertAndTheFormRemains() async throws {
    try await database.write { try $0.execute(sql: "DROP TABLE picture") }
    let store = makeForm()
    await store.send(.pictureChosen(try makeFile(.png))) { $0.isReadingPicture = true }
    await store.receive(\.pictureFailed) {
      $0.isReadingPicture = false
      $0.alert = .pictureNotStored(":memory: can't be written: no such table: picture.")
    }
  }
}
