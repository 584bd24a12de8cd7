import ComposableArchitecture
import XCTest

/// A list in a feature that can be removed. A copy of the list changes its address.
@MainActor
final class PresentedListTests: XCTestCase {
  func testActionOfARowOfAPresentedListDoesNotCopyTheList() async throws {
    let store = Store(initialState: Root.State(list: List.State(rows: Row.three))) { Root() }
    let list = try XCTUnwrap(store.scope(state: \.list, action: \.list.presented))
    let rows = Array(list.scope(state: \.rows, action: \.rows))
    let readers = rows.map { row in ChangeNotification { _ = row.count } }
    // The store of the list has the list that existed when the store was created.
    rows[0].send(.increment)
    let address = store.withState { $0.list?.address }
    rows[1].send(.increment)
    rows[1].send(.increment)
    XCTAssertEqual(store.withState { $0.list?.address }, address)
    XCTAssertEqual(readers.map(\.isNotified), [true, true, false])
  }

  func testActionOfARowInARowDoesNotCopyTheInnerList() async throws {
    let state = Outer.State(lists: [List.State(rows: Row.three)])
    let store = Store(initialState: state) { Outer() }
    let list = try XCTUnwrap(store.scope(state: \.lists, action: \.lists).first)
    let rows = Array(list.scope(state: \.rows, action: \.rows))
    let readers = rows.map { row in ChangeNotification { _ = row.count } }
    rows[0].send(.increment)
    let address = store.withState { $0.lists[0].address }
    rows[1].send(.increment)
    rows[1].send(.increment)
    XCTAssertEqual(store.withState { $0.lists[0].address }, address)
    XCTAssertEqual(readers.map(\.isNotified), [true, true, false])
  }

  func testRowsOfARemovedListHaveTheirLastState() async throws {
    let store = Store(initialState: Root.State(list: List.State(rows: Row.three))) { Root() }
    let list = try XCTUnwrap(store.scope(state: \.list, action: \.list.presented))
    let rows = Array(list.scope(state: \.rows, action: \.rows))
    rows[1].send(.increment)
    XCTAssertEqual(rows.map(\.count), [0, 1, 0])
    store.send(.list(.dismiss))
    XCTAssertEqual(rows.map(\.count), [0, 1, 0])
  }
}

@Reducer
private struct Row {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case increment
  }

  static var three: IdentifiedArrayOf<State> { [State(id: 0), State(id: 1), State(id: 2)] }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct List {
  @ObservableState
  struct State: Identifiable {
    let id = 0
    var rows: IdentifiedArrayOf<Row.State>

    var address: UnsafePointer<Row.State>? {
      rows.elements.withUnsafeBufferPointer { $0.baseAddress }
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

@Reducer
private struct Root {
  @ObservableState
  struct State {
    @Presents var list: List.State?
  }

  enum Action {
    case list(PresentationAction<List.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$list, action: \.list) { List() }
  }
}

@Reducer
private struct Outer {
  @ObservableState
  struct State {
    var lists: IdentifiedArrayOf<List.State>
  }

  enum Action {
    case lists(IdentifiedActionOf<List>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.lists, action: \.lists) { List() }
  }
}
