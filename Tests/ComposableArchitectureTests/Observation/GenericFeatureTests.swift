import ComposableArchitecture
import XCTest

/// A feature whose child is of a generic type. Whether the child is observable isn't known when the
/// feature is compiled.
@MainActor
final class GenericFeatureTests: XCTestCase {
  func testReaderOfAnEqualNewChildIsNotifiedOfLaterChangesOfTheChild() async {
    let store = Store(initialState: Parent.State(child: Name(value: "a"))) { Parent() }
    let replaced = ChangeNotification { _ = store.child.value }
    store.send(.replace(Name(value: "a")))
    XCTAssertTrue(replaced.isNotified)
    let changed = ChangeNotification { _ = store.child.value }
    store.send(.change { $0.value = "b" })
    XCTAssertTrue(changed.isNotified)
    XCTAssertEqual(store.child.value, "b")
  }

  func testReaderOfAnOptionalChildIsNotifiedOfLaterChangesOfAnEqualNewChild() async {
    let store = Store(initialState: Optionals.State(child: Name(value: "a"))) { Optionals() }
    _ = ChangeNotification { _ = store.child?.value }
    store.send(.replace(Name(value: "a")))
    let changed = ChangeNotification { _ = store.child?.value }
    store.send(.change { $0?.value = "b" })
    XCTAssertTrue(changed.isNotified)
  }

  func testReaderOfAnEqualTextIsNotNotified() async {
    let store = Store(initialState: Texts.State(child: "text")) { Texts() }
    let replaced = ChangeNotification { _ = store.child }
    store.send(.replace("text"))
    XCTAssertFalse(replaced.isNotified)
    store.send(.replace("other text"))
    XCTAssertTrue(replaced.isNotified)
  }
}

private typealias Parent = Generic<Name>
private typealias Optionals = Generic<Name?>
private typealias Texts = Generic<String>

@ObservableState
private struct Name: Equatable {
  var value: String
}

@ObservableState
private struct GenericState<Child: Equatable> {
  var child: Child
}

private struct Generic<Child: Equatable>: Reducer {
  typealias State = GenericState<Child>

  enum Action {
    case replace(Child)
    case change((inout Child) -> Void)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .replace(let child): state.child = child
    case .change(let change): change(&state.child)
    }
    return .none
  }
}
