import ComposableArchitecture
import XCTest

/// Elements that aren't observable state, in an array of an observable state.
@MainActor
final class PlainElementTests: XCTestCase {
  func testActionOfAPlainElementNotifiesReadersOfTheArray() async {
    let store = Store(initialState: Tallies.State(tallies: [Tally.State(id: 0)])) { Tallies() }
    let tallies = ChangeNotification { _ = store.tallies }
    store.send(.tallies(.element(id: 0, action: ())))
    XCTAssertTrue(tallies.isNotified)
    XCTAssertEqual(store.tallies[id: 0]?.count, 1)
  }
}

private struct Tally: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  func reduce(into state: inout State, action: Void) -> Effect<Void> {
    state.count += 1
    return .none
  }
}

@Reducer
private struct Tallies {
  @ObservableState
  struct State {
    var tallies: IdentifiedArrayOf<Tally.State> = []
  }

  enum Action {
    case tallies(IdentifiedActionOf<Tally>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.tallies, action: \.tallies) { Tally() }
  }
}
