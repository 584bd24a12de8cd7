import ComposableArchitecture
import TestSupport
import XCTest

@testable import StandupsCore

@MainActor
final class FileTests: StandupsTestCase {
  func testAFileThatCanNotBeReadIsMovedAsideAndAnAlertNamesTheMovedFile() async throws {
    let files = LockIsolated([URL.standups: Data(#"[{"title":"Design"}]"#.utf8)])
    var state: AppFeature.State?
    let messages = recordMessages {
      withDependencies {
        $0.defaultFileStorage = .inMemory(fileSystem: files)
      } operation: {
        state = AppFeature.State()
      }
    }
    let moved = try XCTUnwrap(files.value.keys.first { $0.path.contains(".unreadable-") })
    XCTAssertEqual(files.value[moved], Data(#"[{"title":"Design"}]"#.utf8))
    XCTAssertEqual(
      state?.alert,
      AlertState {
        TextState("The stand-ups can't be read")
      } message: {
        TextState(
          verbatim: """
            The content of \(URL.standups.path) is not valid. The file was moved to \(moved.path).
            """
        )
      }
    )
    XCTAssertEqual(messages, [])
    XCTAssertEqual(state?.list.standups, [])
  }

  func testAFileThatCanBeReadPresentsNoAlert() async {
    save(.design)
    XCTAssertNil(AppFeature.State().alert)
    XCTAssertNil(AppFeature.State().list.saveProblem)
  }

  func testAFailureToSaveIsShownAndNothingIsLostAndTheUserCanSaveAgain() async throws {
    let folder = try makeTemporaryFolder()
    let obstacle = folder.appending(path: "standups.json")
    try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
    // In memory, because the key of the app would write the file of the user.
    let state = ListFeature.State()
    let standups = withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(wrappedValue: IdentifiedArrayOf<Standup>(), .fileStorage(obstacle))
    }
    state.$standups = standups
    let store = TestStore(initialState: state) { ListFeature() }
    standups.withLock { $0 = [.design] }
    await store.send(.saveAgainButtonTapped)
    await store.finish()
    XCTAssertEqual(
      store.state.saveProblem,
      "\(obstacle.path) can't be written: there is a folder at the path."
    )
    XCTAssertEqual(store.state.standups, [.design])

    try FileManager.default.removeItem(at: obstacle)
    await store.send(.saveAgainButtonTapped)
    await store.finish()
    XCTAssertNil(store.state.saveProblem)
    let data = try Data(contentsOf: obstacle)
    XCTAssertEqual(try JSONDecoder().decode([Standup].self, from: data), [.design])
  }

  func testAFailureToSaveTheSessionPresentsAnAlert() async {
    let store = appStore()
    await store.send(.sessionNotSaved(reason: "It can't be.")) {
      $0.alert = AlertState {
        TextState("The session can't be saved")
      } message: {
        TextState(verbatim: "It can't be. The app tries to save again after each change.")
      }
    }
  }
}
