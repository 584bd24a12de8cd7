import ComposableGtk
import GtkTestSupport
import XCTest

final class StackPagesTests: XCTestCase {
  func testChangeOnTheTopPageEvaluatesOneBody() throws {
    try onMain {
      let store = pages(.tally(Tally.State(count: 1)), .tally(Tally.State(count: 5)))
      let window = TestWindow { PagesView(store: store) }
      defer { window.close() }

      XCTAssertEqual(try BodyCount.during { try window.click("Count 5") }, ["TallyView": 1])
      XCTAssertNoThrow(try window.button("Count 6"))
    }
  }

  func testCoveredPageIsNotEvaluatedUntilThePageIsShownAgain() throws {
    try onMain {
      let store = pages(.tally(Tally.State(count: 1)))
      let window = TestWindow { PagesView(store: store) }
      defer { window.close() }
      store.send(.pushed(.tally(Tally.State(count: 5))))
      window.settle()

      let evaluated = BodyCount.during {
        store.send(.path(.element(id: store.path.ids[0], action: .tally(.incremented))))
        window.settle()
      }
      XCTAssertEqual(evaluated, [:])

      try window.click("Back")
      XCTAssertNoThrow(try window.button("Count 2"))
    }
  }

  func testAnotherCaseWithTheSameIdentifierReplacesThePage() {
    onMain {
      let store = pages(.tally(Tally.State(count: 1)))
      let window = TestWindow { PagesView(store: store) }
      defer { window.close() }
      store.send(.replaced(.note(Note.State(id: 7))))
      window.settle()
      XCTAssertEqual(window.texts.first, "Note 7: empty")
    }
  }

  func testStackOfElementsThatAreNotObservableShowsPushesAndPops() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: PlainPages.State()) { PlainPages() }
      let window = TestWindow { PlainPagesView(store: store) }
      XCTAssertEqual(window.texts.first, "Root")
      store.send(.pushed(.counter(Counter.State(count: 7))))
      window.settle()
      XCTAssertEqual(window.texts.first, "7")
      try window.click("Increment")
      XCTAssertEqual(window.texts.first, "8")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "Root")
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }
}

@MainActor
private func pages(_ path: Pages.Path.State...) -> StoreOf<Pages> {
  Store(initialState: Pages.State(path: StackState(path))) { Pages() }
}

/// A stack of tallies and notes.
@Reducer
private struct Pages {
  @ObservableState
  struct State { var path = StackState<Path.State>() }

  enum Action {
    case path(StackActionOf<Path>)
    case pushed(Path.State)
    case replaced(Path.State)
  }

  @Reducer
  enum Path {
    case note(Note)
    case tally(Tally)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path: break
      case .pushed(let page): state.path.append(page)
      case .replaced(let page): state.path[id: state.path.ids[0]] = page
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

private struct PagesView: View {
  @Bindable var store: StoreOf<Pages>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
        .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .note(let store): NoteView(store: store)
      case .tally(let store): TallyView(store: store).navigationTitle("Tally")
      }
    }
  }
}

/// A stack of elements that are not observable, in observable state.
@Reducer
private struct PlainPages {
  @ObservableState
  struct State { var path = StackState<Root.Path.State>() }

  enum Action {
    case path(StackAction<Root.Path.State, Root.Path.Action>)
    case pushed(Root.Path.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .pushed(let page) = action { state.path.append(page) }
      return .none
    }
    .forEach(\.path, action: \.path) { Root.Path() }
  }
}

private struct PlainPagesView: View {
  @Bindable var store: StoreOf<PlainPages>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Root")
        .navigationTitle("Root")
    } destination: { store in
      SwitchStore(store) { _ in
        CaseLet(
          \Root.Path.State.counter,
          action: Root.Path.Action.counter,
          then: CounterView.init(store:)
        )
      }
    }
  }
}
