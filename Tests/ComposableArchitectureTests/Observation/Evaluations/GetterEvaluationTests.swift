import ComposableArchitecture
import XCTest

/// Getters that change a copy of a state, and therefore notify nobody.
@MainActor
final class GetterEvaluationTests: XCTestCase {
  func testReadersOfAComputedChildDoNotEvaluateEachOther() async {
    let store = Store(initialState: Screen.State()) { Screen() }
    let child = store.scope(state: \.panel.card, action: \.card)
    let scoped = store.scope(state: \.panel, action: \.self)
      .scope(state: \.card, action: \.card)
    let closures = store.scope(state: { $0.panel.card }, action: { .card($0) })
    let readers = [
      EvaluatedReader("value") { store.panel.card.name },
      EvaluatedReader("copy of the state") { store.state.panel.card.name },
      EvaluatedReader("closure") { store.withState { $0.panel.card.name } },
      EvaluatedReader("scoped store") { child.name },
      EvaluatedReader("store of a scoped store") { scoped.name },
      EvaluatedReader("store that closures scope") { closures.name },
      EvaluatedReader("optional") {
        store.scope(state: \.panel.optionalCard, action: \.card)?.name ?? ""
      },
      EvaluatedReader("list") {
        store.scope(state: \.panel.cards, action: \.cards).map(\.name).joined()
      },
      EvaluatedReader("changed copy") {
        var panel = store.panel
        panel.name = "preview"
        return panel.name
      },
    ]
    let started = EvaluatedReader.evaluations(of: readers) {}
    XCTAssertEqual(started, readers.map { _ in 0 })
    let nothing = EvaluatedReader.evaluations(of: readers) { store.send(.nothing) }
    XCTAssertEqual(nothing, readers.map { _ in 0 })
    let renamed = EvaluatedReader.evaluations(of: readers) { store.send(.rename("new")) }
    for (reader, count) in zip(readers, renamed) {
      XCTAssertLessThanOrEqual(count, 1, reader.name)
      XCTAssertEqual(reader.shown, reader.current, reader.name)
    }
    let action = EvaluatedReader.evaluations(of: readers) { store.send(.card(.nothing)) }
    XCTAssertLessThanOrEqual(action.max() ?? 0, 1)
    let synchronized = EvaluatedReader.evaluations(of: readers) { store.send(.card(.nothing)) }
    XCTAssertEqual(synchronized, readers.map { _ in 0 })
  }

  func testReadingAComputedChildOutsideOfAViewEvaluatesNoReader() async {
    let store = Store(initialState: Screen.State(panel: Panel(name: "new"))) { Screen() }
    let child = store.scope(state: \.panel.card, action: \.card)
    let readers = [EvaluatedReader { child.name }, EvaluatedReader { store.panel.card.name }]
    let counts = EvaluatedReader.evaluations(of: readers) {
      XCTAssertEqual(child.name, "new")
      XCTAssertEqual(child.state.name, "new")
      XCTAssertEqual(store.scope(state: \.panel.card, action: \.card).name, "new")
      XCTAssertEqual(ViewStore(store, observe: { $0.panel.card.name }).state, "new")
    }
    XCTAssertEqual(counts, [0, 0])
  }

  func testAnActionThatChangesNothingEvaluatesNoReaderOfAnElementsComputedChild() async {
    let store = Store(initialState: Screens.State()) { Screens() }
    let readers = store.scope(state: \.screens, action: \.screens).map { screen in
      let card = screen.scope(state: \.panel.card, action: \.card)
      return EvaluatedReader { card.name }
    }
    for id in [1, 2] {
      let counts = EvaluatedReader.evaluations(of: readers) {
        store.send(.screens(.element(id: id, action: .nothing)))
      }
      XCTAssertEqual(counts, [0, 0])
    }
    let counts = EvaluatedReader.evaluations(of: readers) {
      store.send(.screens(.element(id: 2, action: .rename("new"))))
    }
    XCTAssertEqual(counts, [0, 1])
    XCTAssertEqual(readers.map(\.shown), ["", "new"])
    let replaced = EvaluatedReader.evaluations(of: readers) {
      store.send(.replace(id: 1, Panel(name: "other")))
    }
    XCTAssertEqual(replaced, [1, 0])
    XCTAssertEqual(readers.map(\.shown), ["other", "new"])
  }

  func testACopyThatAViewHasChangedNotifiesReadersWhenTheCopyIsAssigned() async {
    let store = Store(initialState: Screen.State()) { Screen() }
    let reader = EvaluatedReader { store.panel.name }
    var copy: Panel?
    let editor = EvaluatedReader {
      var panel = store.panel
      panel.name = "changed"
      copy = panel
      return panel.name
    }
    guard let copy else { return XCTFail("No copy") }
    let counts = EvaluatedReader.evaluations(of: [reader, editor]) {
      store.send(.assign(copy))
    }
    XCTAssertEqual(counts, [1, 1])
    XCTAssertEqual(reader.shown, "changed")
  }

  func testAChangeOfStateOutsideOfStoresStillNotifiesReaders() async {
    var panel = Panel()
    let name = ChangeNotification { [panel] in _ = panel.name }
    panel.name = "new"
    XCTAssertTrue(name.isNotified)
  }
}

@ObservableState
private struct Panel: Equatable {
  var name = ""
  private var storedCard = Card.State(id: 1)

  init(name: String = "") {
    self.name = name
  }

  var card: Card.State {
    get {
      var card = storedCard
      card.name = name
      return card
    }
    set {
      storedCard = newValue
      name = newValue.name
    }
  }

  var optionalCard: Card.State? { card }

  var cards: IdentifiedArrayOf<Card.State> { [card] }
}

@Reducer
private struct Card {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = "stored"
  }

  enum Action {
    case nothing
  }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var panel = Panel()
  }

  @CasePathable
  enum Action {
    case nothing
    case rename(String)
    case assign(Panel)
    case card(Card.Action)
    case cards(IdentifiedActionOf<Card>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name): state.panel.name = name
      case .assign(let panel): state.panel = panel
      case .nothing, .card, .cards: break
      }
      return .none
    }
    Scope(state: \.panel.card, action: \.card) { Card() }
  }
}

@Reducer
private struct Screens {
  @ObservableState
  struct State {
    var screens: IdentifiedArrayOf<Screen.State> = [Screen.State(id: 1), Screen.State(id: 2)]
  }

  @CasePathable
  enum Action {
    case screens(IdentifiedActionOf<Screen>)
    case replace(id: Int, Panel)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace(let id, let panel) = action { state.screens[id: id]?.panel = panel }
      return .none
    }
    .forEach(\.screens, action: \.screens) { Screen() }
  }
}
