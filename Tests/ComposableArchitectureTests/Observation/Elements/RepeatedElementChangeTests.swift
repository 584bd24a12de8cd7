import ComposableArchitecture
import XCTest

/// Several changes of the same elements by one action.
@MainActor
final class RepeatedElementChangeTests: XCTestCase {
  func testChangesOfSomeRowsByOneActionEvaluateOnlyTheReadersOfTheseRows() async {
    for changes in [[1], [1, 1], [1, 1, 1], [1, 1, 1, 1], [1, 2], [1, 2, 1], [1, 2, 1, 2, 1]] {
      for isRead in [false, true] {
        for isSent in [false, true] {
          let store = Store(initialState: Table.State()) { Table() }
          let rows = Array(store.scope(state: \.rows, action: \.rows))
          let readers = rows.map { row in EvaluatedReader { "\(row.count)" } }
          let counts = EvaluatedReader.evaluations(of: readers) {
            store.send(isSent ? .sendEach(changes) : .change(changes, isRead: isRead))
          }
          let expected = (0..<5).map { changes.contains($0) ? 1 : 0 }
          let name = "\(changes), read: \(isRead), sent: \(isSent)"
          XCTAssertEqual(counts, expected, name)
        }
      }
    }
  }
}

@Reducer
private struct Table {
  @ObservableState
  struct State {
    var rows = IdentifiedArray(uniqueElements: (0..<5).map { TableRow.State(id: $0) })
  }

  enum Action {
    case change([Int], isRead: Bool)
    case rows(IdentifiedActionOf<TableRow>)
    case sendEach([Int])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let ids, let isRead):
        for id in ids {
          state.rows[id: id]?.count += 1
          if isRead, state.rows[id: id]?.count == 0 { state.rows.removeAll() }
        }
        return .none
      case .rows:
        return .none
      case .sendEach(let ids):
        return .merge(ids.map { .send(.rows(.element(id: $0, action: .increment))) })
      }
    }
    .forEach(\.rows, action: \.rows) { TableRow() }
  }
}

@Reducer
private struct TableRow {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
