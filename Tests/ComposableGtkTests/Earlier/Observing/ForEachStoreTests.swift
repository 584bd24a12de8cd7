import ComposableGtk
import GtkTestSupport
import XCTest

final class ForEachStoreTests: XCTestCase {
  func testChangeOfARowEvaluatesOnlyThatRow() {
    onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Rows.State(count: 100)) { Rows() }
      let window = TestWindow { RowsView(store: store) }
      XCTAssertEqual(window.texts.prefix(3), ["Note 0: empty", "Write", "Close"])
      let evaluated = BodyCount.during {
        store.send(.rows(.element(id: 3, action: .written("new"))))
        window.settle()
      }
      XCTAssertEqual(evaluated, ["NoteView": 1])
      XCTAssertTrue(window.texts.contains("Note 3: new"))
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testRowsAreRemovedAndReorderedWithTheirElements() {
    onMain {
      let store = Store(initialState: Rows.State(count: 3)) { Rows() }
      let window = TestWindow { RowsView(store: store) }
      defer { window.close() }
      store.send(.removed(1))
      window.settle()
      XCTAssertEqual(
        window.texts.filter { $0.hasPrefix("Note") },
        ["Note 0: empty", "Note 2: empty"]
      )
      store.send(.reversed)
      window.settle()
      XCTAssertEqual(
        window.texts.filter { $0.hasPrefix("Note") },
        ["Note 2: empty", "Note 0: empty"]
      )
    }
  }

  func testForEachOverScopedStoresEvaluatesOnlyTheChangedRow() {
    onMain {
      let store = Store(initialState: Rows.State(count: 10)) { Rows() }
      let window = TestWindow { ObservedRowsView(store: store) }
      defer { window.close() }
      let evaluated = BodyCount.during {
        store.send(.rows(.element(id: 3, action: .written("new"))))
        window.settle()
      }
      XCTAssertEqual(evaluated, ["NoteView": 1])
      store.send(.removed(3))
      window.settle()
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("Note") }.count, 9)
    }
  }
}

@Reducer
private struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Note.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { Note.State(id: $0) })
    }
  }

  enum Action {
    case removed(Int)
    case reversed
    case rows(IdentifiedActionOf<Note>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .removed(let id): state.rows.remove(id: id)
      case .reversed: state.rows.reverse()
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Note() }
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    ScrollView {
      ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
        NoteView(store: store)
      }
    }
  }
}

private struct ObservedRowsView: View {
  let store: StoreOf<Rows>

  var body: some View {
    ScrollView {
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        NoteView(store: store)
      }
    }
  }
}
