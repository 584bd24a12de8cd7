import ComposableArchitecture
import XCTest

/// The number of reads of the identities of the elements of an observed list that an action causes.
@MainActor
final class ElementLooksTests: XCTestCase {
  func testElementActionReadsFewIdentitiesAndNotifiesOnlyItsObserver() async {
    let looks = LockIsolated(0)
    let store = Store(initialState: Looked.State(count: 1000, looks: looks)) { Looked() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let notified = rows.map { row in Notified { _ = row.state } }
    looks.setValue(0)
    store.send(.rows(.element(id: 7, action: false)))
    XCTAssertLessThan(looks.value, 10)
    store.send(.other)
    XCTAssertLessThan(looks.value, 10)
    XCTAssertFalse(notified.contains { $0.isTold })
    store.send(.rows(.element(id: 7, action: true)))
    XCTAssertEqual(notified.indices.filter { notified[$0].isTold }, [7])
    // The replacement is detected by a read of the identity.
    XCTAssertGreaterThan(looks.value, 0)
    // Views retain their stores as long as the views exist.
    withExtendedLifetime(rows) {}
  }
}

@Reducer
private struct Looked {
  @ObservableState
  struct State {
    var other = 0
    var rows: IdentifiedArrayOf<LookedRow> = []

    init(count: Int, looks: LockIsolated<Int>) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { LookedRow(id: $0, looks: looks) })
    }
  }

  enum Action {
    case other
    case rows(IdentifiedAction<Int, Bool>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .other = action { state.other += 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) {
      Reduce { row, isReplaced in
        if isReplaced { row.identity = ObservableStateID() }
        return .none
      }
    }
  }
}

/// Observable state that counts the reads of its identity.
private struct LookedRow: ObservableState, Identifiable {
  let id: Int
  let looks: LockIsolated<Int>
  var identity = ObservableStateID()

  var _$id: ObservableStateID {
    looks.withValue { $0 += 1 }
    return identity
  }

  mutating func _$willModify() { identity._$willModify() }
}
