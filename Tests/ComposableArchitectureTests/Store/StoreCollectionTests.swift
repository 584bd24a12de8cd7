import ComposableArchitecture
import TestSupport
import XCTest

@MainActor
final class StoreCollectionTests: XCTestCase {
  private let store = Store(initialState: Board.State(ids: 1, 2, 3)) { Board() }

  private var rows: some RandomAccessCollection<StoreOf<Row>> {
    store.scope(state: \.rows, action: \.rows)
  }

  func testStoreCollectionContainsAStoreForEachElementInOrder() async {
    XCTAssertEqual(rows.map(\.state.id), [1, 2, 3])
    store.send(.reverse)
    XCTAssertEqual(rows.map(\.state.id), [3, 2, 1])
    XCTAssertEqual(store.scope(\.rows, action: \.rows).count, 3)
  }

  func testStoreOfAnElementSendsTheActionsOfTheElement() async {
    rows.last?.send(.increment)
    XCTAssertEqual(store.rows.map(\.count), [0, 0, 1])
  }

  func testElementHasTheSameStoreAfterTheListIsReversed() async {
    let first = rows.first
    XCTAssertTrue(rows.first === first)
    store.send(.reverse)
    XCTAssertTrue(rows.last === first)
    XCTAssertFalse(rows.first === first)
  }

  func testUnretainedStoreOfAnElementIsReleased() async {
    XCTAssertEqual(rows.count, 3)
    weak let first = rows.first
    XCTAssertNil(first)
  }

  func testStoresAreDistinctAndReusedWhileTheirCollectionIsRetained() async {
    let all = rows
    // If the collection released a store, the next store could have the same address.
    XCTAssertEqual(Set(all.map { ObjectIdentifier($0) }).count, 3)
    weak let first = all.first
    XCTAssertTrue(rows.first === first, "A later collection returns the same stores.")
  }

  func testStoreOfARemovedElementReturnsTheLastState() async throws {
    let all = rows
    let first = try XCTUnwrap(all.first)
    first.send(.increment)
    XCTAssertEqual(first.count, 1)
    store.send(.remove(1))
    XCTAssertEqual(first.count, 1)
    XCTAssertEqual(all.count, 3)
    XCTAssertEqual(all.map(\.state.id), [1, 2, 3])
    XCTAssertEqual(rows.map(\.state.id), [2, 3])
  }

  func testReadersOfTheStoreCollectionAreNotifiedOnlyOfIDChanges() async {
    let unchanged = ChangeNotification { _ = self.rows.count }
    store.send(.rows(.element(id: 2, action: .increment)))
    XCTAssertFalse(unchanged.isNotified)
    store.send(.remove(2))
    XCTAssertTrue(unchanged.isNotified)
    let order = ChangeNotification { _ = self.rows.first }
    store.send(.reverse)
    XCTAssertTrue(order.isNotified)
  }

  func testReadersOfAnElementAreNotifiedOnlyOfChangesOfTheElement() async throws {
    let (first, second) = (rows[rows.startIndex], try XCTUnwrap(rows.dropFirst().first))
    let ofFirst = ChangeNotification { _ = first.count }
    let ofSecond = ChangeNotification { _ = second.count }
    second.send(.increment)
    XCTAssertFalse(ofFirst.isNotified)
    XCTAssertTrue(ofSecond.isNotified)
  }

  func testReadersOfAnElementAreNotifiedOfItsReplacement() async throws {
    let first = try XCTUnwrap(rows.first)
    let count = ChangeNotification { _ = first.count }
    store.send(.replace(1))
    XCTAssertTrue(count.isNotified)
    XCTAssertEqual(first.count, 100)
  }

  func testAnActionOfAnElementDoesNotCopyTheList() async {
    let address = { self.store.withState { $0.rows.elements.withUnsafeBytes { $0.baseAddress } } }
    store.send(.rows(.element(id: 1, action: .increment)))
    let before = address()
    store.send(.rows(.element(id: 3, action: .increment)))
    XCTAssertEqual(address(), before)
  }

  func testScopingAListFromAStoreScopedByClosuresIsReported() async {
    let part = store.scope(state: { $0 }, action: { $0 })
    let line = UInt(#line + 2)
    let issues = recordIssues {
      XCTAssertEqual(part.scope(state: \.rows, action: \.rows).map(\.state.id), [1, 2, 3])
    }
    assertOne(issues, at: line, containing: "not cached")
    let unlabelled = recordIssues {
      XCTAssertEqual(part.scope(\.rows, action: \.rows).count, 3)
    }
    assertOne(unlabelled, at: line + 4, containing: "not cached")
  }

  func testStoreOfTheWholeListSendsTheActionsOfAnElement() async {
    let list: Store<IdentifiedArrayOf<Row.State>, IdentifiedActionOf<Row>> =
      store.scope(state: \.rows, action: \.rows)
    list.send(.element(id: 2, action: .increment))
    XCTAssertEqual(store.rows[id: 2]?.count, 1)
  }
}

extension StoreCollectionTests {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action {
      case increment
    }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct Board {
    @ObservableState
    struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State>

      init(ids: Int...) {
        rows = IdentifiedArray(uniqueElements: ids.map { Row.State(id: $0) })
      }
    }
    enum Action {
      case remove(Int)
      case replace(Int)
      case reverse
      case rows(IdentifiedActionOf<Row>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .remove(let id): state.rows.remove(id: id)
        case .replace(let id): state.rows[id: id] = Row.State(id: id, count: 100)
        case .reverse: state.rows.reverse()
        case .rows: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row() }
    }
  }
}
