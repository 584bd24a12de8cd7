import ComposableArchitecture
import XCTest

/// The dependencies of the features of a store, and when the dependencies are prepared.
final class StoreDependenciesTests: FeatureTestCase {
  func testStoreDependenciesArePreparedOnce() async {
    var prepared = 0
    let store = LogStore { _ in
      .none
    } withDependencies: { _ in
      prepared += 1
    }
    store.send("a")
    store.send("b")
    XCTAssertEqual(prepared, 1)
  }

  func testDependenciesOfTheSenderDoNotOverrideStoreDependencies() async {
    let store = LogStore { action in
      @Dependency(\.locale) var locale
      guard action == "start" else { return .none }
      return .merge(
        .send(locale.identifier),
        .run { send in
          @Dependency(\.locale) var locale
          await send(locale.identifier)
        }
      )
    } withDependencies: {
      $0.locale = Locale(identifier: "de_AT")
    }
    let task = withDependencies {
      $0.locale = Locale(identifier: "fr_FR")
    } operation: {
      store.send("start")
    }
    await task.finish()
    XCTAssertEqual(store.log, ["start", "de_AT", "de_AT"])
  }

  func testStoreUsesTheDependenciesThatWereCurrentAtItsCreation() async {
    let store = withDependencies {
      $0.locale = Locale(identifier: "de_AT")
    } operation: {
      LogStore { action in
        @Dependency(\.locale) var locale
        return action == "start" ? .send(locale.identifier) : .none
      }
    }
    store.send("start")
    XCTAssertEqual(store.log, ["start", "de_AT"])
  }

  @MainActor
  func testReleasedStoreReleasesItsDependencies() async {
    for isPrepared in [false, true] {
      weak var released: Resource?
      do {
        let resource = Resource()
        _ = withDependencies {
          $0[Resource.self] = isPrepared ? Resource() : resource
        } operation: {
          Store(initialState: 0) {
            Reduce<Int, Int> { _, _ in .none }
          } withDependencies: {
            if isPrepared { $0[Resource.self] = resource }
          }
        }
        released = resource
      }
      XCTAssertNil(released)
    }
  }

  @MainActor
  func testModelIsCreatedWithTheDependenciesOfAStore() async {
    let store = withDependencies {
      $0.locale = Locale(identifier: "de_AT")
    } operation: {
      Store(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    }
    let locale = withDependencies(from: store) {
      @Dependency(\.locale) var locale
      return locale.identifier
    }
    XCTAssertEqual(locale, "de_AT")
  }
}

/// A dependency such as an open database.
private final class Resource: TestDependencyKey, Sendable {
  static let testValue = Resource()
}
