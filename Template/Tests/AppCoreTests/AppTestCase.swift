import AppCore
import ComposableArchitecture
import XCTest

/// A test with notes in memory and predictable identities.
///
/// All tests are asynchronous, because XCTest on Linux calls only asynchronous tests on the main
/// actor.
@MainActor
class AppTestCase: XCTestCase {
  /// Returns a store of an app with notes.
  func appStore(_ notes: Note...) -> TestStoreOf<AppFeature> {
    @Shared(.notes) var saved
    $saved.withLock { $0 = IdentifiedArray(uniqueElements: notes) }
    return TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }
}

extension Note {
  static let milk = Note(id: UUID(100), title: "Milk")
  static let bread = Note(id: UUID(101), title: "Bread", text: "With seeds")
}
