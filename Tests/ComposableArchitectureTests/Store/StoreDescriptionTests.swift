import ComposableArchitecture
import XCTest

final class StoreDescriptionTests: FeatureTestCase {
  func testDebugDescriptionOfAStoreNamesItsFeature() async {
    XCTAssertEqual(describe(Counter.State(), Counter.Action.self), "StoreOf<Counter>")
    XCTAssertEqual(describe(Counter.State?.none, Counter.Action.self), "StoreOf<Counter?>")
    XCTAssertEqual(describe(Local.State(), Local.Action.self), "StoreOf<Local>")
    XCTAssertEqual(
      describe(Stack.Nested.State(), Stack.Nested.Action.self),
      "StoreOf<Stack.Nested>"
    )
  }

  func testDebugDescriptionOfPresentationStackAndListStoresNamesTheFeature() async {
    XCTAssertEqual(
      describe(
        PresentationState<Counter.State>(wrappedValue: nil),
        PresentationAction<Counter.Action>.self
      ),
      "PresentationStoreOf<Counter>"
    )
    XCTAssertEqual(
      describe(StackState<Counter.State>(), StackAction<Counter.State, Counter.Action>.self),
      "StackStoreOf<Counter>"
    )
    XCTAssertEqual(
      describe(
        IdentifiedArray<Int, Row.State>(uniqueElements: []),
        IdentifiedAction<Int, Row.Action>.self
      ),
      "IdentifiedStoreOf<Row>"
    )
  }

  func testDebugDescriptionOfOtherStoresNamesStateAndActionTypes() async {
    XCTAssertEqual(describe([1], Counter.Action.self), "Store<[Int], Counter.Action>")
    XCTAssertEqual(describe(Counter.State(), String.self), "Store<Counter.State, String>")
    XCTAssertEqual(describe([Int?.none: 1], Int?.self), "Store<Dictionary<Int?, Int>, Int?>")
    XCTAssertEqual(
      describe(Result<[Int]?, any Error>.success(nil), ((Int?) -> String).self),
      "Store<Result<[Int]?, Error>, (Int?) -> String>"
    )
  }

  private func describe<State, Action>(_ state: State, _: Action.Type) -> String {
    Store<State, Action>(initialState: state) {}.debugDescription
  }
}

private struct Row: Reducer {
  struct State: Identifiable { let id: Int }
  enum Action {}
  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

private struct Local: Reducer {
  struct State {}
  enum Action {}
  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

extension Stack {
  fileprivate struct Nested: Reducer {
    struct State {}
    enum Action {}
    func reduce(into state: inout State, action: Action) -> Effect<Action> {}
  }
}
