import ComposableArchitecture
import XCTest

/// The number of reads of the identities of the elements of an observed list that an action causes.
@MainActor
final class ElementIdentityTests: XCTestCase {
  func testElementActionReadsFewIdentitiesAndNotifiesOnlyItsObserver() async {
    let identityReads = LockIsolated(0)
    let store = Store(
      initialState: IdentityCounted.State(count: 1000, identityReads: identityReads)
    ) { IdentityCounted() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let notified = rows.map { row in ChangeNotification { _ = row.state } }
    identityReads.setValue(0)
    store.send(.rows(.element(id: 7, action: false)))
    XCTAssertLessThan(identityReads.value, 10)
    store.send(.other)
    XCTAssertLessThan(identityReads.value, 10)
    XCTAssertFalse(notified.contains { $0.isNotified })
    store.send(.rows(.element(id: 7, action: true)))
    XCTAssertEqual(notified.indices.filter { notified[$0].isNotified }, [7])
    // The replacement is detected by a read of the identity.
    XCTAssertGreaterThan(identityReads.value, 0)
    // The test retains the stores, as views do.
    withExtendedLifetime(rows) {}
  }
}

@Reducer
private struct IdentityCounted {
  @ObservableState
  struct State {
    var other = 0
    var rows: IdentifiedArrayOf<IdentityCountedRow> = []

    init(count: Int, identityReads: LockIsolated<Int>) {
      rows = IdentifiedArray(
        uniqueElements: (0..<count).map { IdentityCountedRow(id: $0, identityReads: identityReads) }
      )
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
private struct IdentityCountedRow: ObservableState, Identifiable {
  let id: Int
  let identityReads: LockIsolated<Int>
  var identity = ObservableStateID()

  var _$id: ObservableStateID {
    identityReads.withValue { $0 += 1 }
    return identity
  }

  mutating func _$willModify() { identity._$willModify() }
}
