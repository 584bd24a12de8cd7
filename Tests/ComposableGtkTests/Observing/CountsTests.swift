import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

/// The number of operations that a change causes.
final class CountsTests: XCTestCase {
  func testATickOfOneCounterEvaluatesOneBodyAndSetsOneLabel() {
    onMain {
      let store = Store(initialState: Tickers.State()) { Tickers() }
      let window = TestWindow { TickersView(store: store) }
      defer { window.close() }
      let set = Counted()
      for label in window.widget.labels { label.onNotify("label") { set.count += 1 } }
      let evaluated = BodyCount.during {
        store.send(.first(.incrementButtonTapped))
        window.settle()
      }
      XCTAssertEqual(evaluated, ["TickerView": 1])
      XCTAssertEqual(set.count, 1)
      XCTAssertEqual(window.texts, ["1", "0"])
    }
  }

  func testAThousandSendsInOneTurnFlushOnceAndSetOneLabel() {
    onMain {
      let store = Store(initialState: Tickers.State()) { Tickers() }
      let window = TestWindow { TickersView(store: store) }
      defer { window.close() }
      let set = Counted()
      for label in window.widget.labels { label.onNotify("label") { set.count += 1 } }
      let flushes = UpdateScheduler.shared.flushCount
      let evaluated = BodyCount.during {
        for _ in 1...1_000 { store.send(.first(.incrementButtonTapped)) }
        window.settle()
      }
      XCTAssertEqual(UpdateScheduler.shared.flushCount, flushes + 1)
      XCTAssertEqual(evaluated, ["TickerView": 1])
      XCTAssertEqual(set.count, 1)
      XCTAssertEqual(window.texts, ["1000", "0"])
    }
  }

  func testCoveredPageEvaluatesNothingUntilThePageIsShown() {
    onMain {
      let path = StackState<Root.Path.State>([.counter(Counter.State()), .counter(Counter.State())])
      let store = Store(initialState: Root.State(path: path)) { Root() }
      let window = TestWindow { StackView(store: store) }
      defer { window.close() }
      // The first action pops a page, so that the lower page has been shown.
      store.send(.path(.popFrom(id: path.ids[1])))
      window.settle()
      store.send(.push(7))
      window.settle()
      let hidden = BodyCount.during {
        for _ in 1...10 {
          store.send(.path(.element(id: path.ids[0], action: .counter(.incrementButtonTapped))))
          window.settle()
        }
      }
      XCTAssertEqual(hidden, [:])
      store.send(.path(.popFrom(id: store.withState { $0.path.ids[1] })))
      window.settle()
      XCTAssertEqual(window.texts.first, "10")
    }
  }

  func testAChangeOfOneOfTenThousandRowsEvaluatesOneRow() {
    onMain {
      let store = Store(initialState: ManyRows.State()) { ManyRows() }
      let window = TestWindow { ManyRowsView(store: store) }
      defer { window.close() }
      let evaluated = BodyCount.during {
        store.send(.rows(.element(id: 3, action: .written("new"))))
        window.settle()
      }
      XCTAssertEqual(evaluated, ["NoteView": 1])
      XCTAssertTrue(window.texts.contains("Note 3: new"))
    }
  }

  func testAChangeOfOneOfTenThousandValuesInAStoreEvaluatesOneRow() {
    onMain {
      let store = Store(initialState: ManyRows.State()) { ManyRows() }
      let window = TestWindow { ManyValuesView(store: store) }
      defer { window.close() }
      let evaluated = BodyCount.during {
        store.send(.renamed(3, "new"))
        window.settle()
      }
      XCTAssertEqual(evaluated.filter { $0.key.hasPrefix("Deferred") }.map(\.value), [1])
      XCTAssertTrue(window.texts.contains("Value new"))
    }
  }
}

@MainActor
private final class Counted {
  var count = 0
}

@Reducer
private struct Ticker {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action { case incrementButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private struct Tickers {
  @ObservableState
  struct State: Equatable {
    var first = Ticker.State()
    var second = Ticker.State()
  }

  enum Action {
    case first(Ticker.Action)
    case second(Ticker.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) { Ticker() }
    Scope(state: \.second, action: \.second) { Ticker() }
  }
}

private struct TickerView: View {
  let store: StoreOf<Ticker>

  var body: some View { Text("\(store.count)") }
}

private struct TickersView: View {
  let store: StoreOf<Tickers>

  var body: some View {
    TickerView(store: store.scope(state: \.first, action: \.first))
    TickerView(store: store.scope(state: \.second, action: \.second))
  }
}

@Reducer
private struct ManyRows {
  @ObservableState
  struct State: Equatable {
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Note.State(id: $0) })
    var values = (0..<10_000).map { Named(id: $0) }
  }

  struct Named: Equatable, Identifiable {
    let id: Int
    var name = "nobody"
  }

  enum Action {
    case renamed(Int, String)
    case rows(IdentifiedActionOf<Note>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .renamed(let id, let name) = action { state.values[id].name = name }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Note() }
  }
}

private struct ManyRowsView: View {
  let store: StoreOf<ManyRows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { NoteView(store: $0) }
    }
  }
}

private struct ManyValuesView: View {
  let store: StoreOf<ManyRows>

  var body: some View {
    List(store.values) { Text("Value \($0.name)") }
  }
}
