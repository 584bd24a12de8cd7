import AppCore
import ComposableArchitecture
import XCTest

@MainActor
final class FileTests: AppTestCase {
  func testFileThatCanNotBeReadIsReportedInAnAlert() async {
    let files = LockIsolated([URL.notes: Data(#"[{"title":"Milk"}]"#.utf8)])
    let state = withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      AppFeature.State()
    }
    XCTAssertEqual(state.alert?.title, TextState("The notes can't be read"))
    XCTAssertEqual(state.notes, [])
  }
}
