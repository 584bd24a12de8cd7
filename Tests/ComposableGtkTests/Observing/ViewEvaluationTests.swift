import ComposableGtk
import GtkTestSupport
import TestSupport
import XCTest

/// Random actions, after which the evaluated bodies are compared with a naive model: an action that
/// leaves the state equal evaluates no body, and any other action evaluates the bodies of the
/// changed values.
final class ViewEvaluationTests: XCTestCase {
  func testRandomActionsEvaluateOnlyTheBodiesOfChangedValues() {
    onMain {
      Seeds.forEach(2, from: 1) { seed in
        var random = SeededGenerator(seed: seed)
        let store = Store(initialState: Desk.State()) { Desk() }
        let window = TestWindow { DeskView(store: store) }
        defer { window.close() }
        window.settle()
        var unchanged = 0
        for step in 0..<250 {
          let before = store.withState { $0 }
          // Copies of the state share the value.
          let total = before.total
          let action = Desk.Action.random(for: before, using: &random)
          let evaluated = BodyCount.during {
            store.send(action)
            window.settle()
          }
          let after = store.withState { $0 }
          let name = "SEED=\(seed), step \(step): \(action), \(evaluated)"
          XCTAssertEqual(window.texts.filter { $0.hasPrefix("›") }, after.texts, name)
          if after == before, after.total == total {
            unchanged += 1
            XCTAssertEqual(evaluated, [:], name)
            continue
          }
          for (view, isChanged) in after.changes(since: before, total: total) {
            let count = evaluated[view] ?? 0
            if isChanged { XCTAssertGreaterThanOrEqual(count, 1, "\(view): \(name)") }
            XCTAssertLessThanOrEqual(count, view == "DrawerView" ? 2 : 1, "\(view): \(name)")
          }
        }
        XCTAssertGreaterThan(unchanged, 50)
        XCTAssertLessThan(unchanged, 200)
      }
    }
  }

  func testTwoViewsOfAComputedChildAreEvaluatedOnce() {
    onMain {
      let store = Store(initialState: Desk.State(title: "title")) { Desk() }
      let evaluated = BodyCount.during {
        let window = TestWindow {
          DeskCardView(store: store)
          CardStoreView(store: store.scope(state: \.card, action: \.card))
        }
        window.settle()
        window.close()
      }
      XCTAssertEqual(evaluated["DeskCardView"], 1)
      XCTAssertEqual(evaluated["CardStoreView"], 1)
    }
  }
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var phase = Phase.idle
    var spare: Card.State?
    var drawers: IdentifiedArrayOf<Drawer.State> = [Drawer.State(id: 1), Drawer.State(id: 2)]
    @Shared(.inMemory("desk.total")) var total = 0
    private var storedCard = Card.State()

    init(title: String = "") {
      self.title = title
      $total.withLock { $0 = 0 }
    }

    var card: Card.State {
      get {
        var card = storedCard
        card.title = title
        return card
      }
      set {
        storedCard = newValue
        title = newValue.title
      }
    }

    var texts: [String] {
      ["› \(title)", "› \(title)", "› \(title)", "› \(phase.text)", "› \(spare?.title ?? "none")"]
        + drawers.map { "› \($0.phase.text)" } + ["› \(total)"]
    }

    func changes(since other: Self, total oldTotal: Int) -> [(view: String, isChanged: Bool)] {
      [
        ("TitleView", title != other.title), ("DeskCardView", title != other.title),
        ("CardStoreView", title != other.title), ("PhaseView", phase != other.phase),
        ("SpareView", spare?.title != other.spare?.title),
        ("DrawersView", drawers.ids != other.drawers.ids),
        ("DrawerView", drawers.contains { other.drawers[id: $0.id].map(\.phase) != $0.phase }),
        ("TotalView", total != oldTotal),
      ]
    }
  }

  @CasePathable
  enum Action {
    case nothing
    case title(String)
    case total(Int)
    case insertSpare
    case insert(id: Int)
    case remove(id: Int)
    case phase(PhaseFeature.Action)
    case spare(Card.Action)
    case card(Card.Action)
    case drawers(IdentifiedActionOf<Drawer>)

    static func random(for state: State, using random: inout SeededGenerator) -> Self {
      let text = Bool.random(using: &random) ? "a" : "b"
      let id = Int.random(in: 1...3, using: &random)
      let phases: [PhaseFeature.Action] = [.nothing, .assign(.idle), .assign(.done(text))]
      let phase = phases.randomElement(using: &random) ?? .nothing
      var actions: [Self] = [
        .nothing, .title(text), .total(id), .insertSpare, .insert(id: id), .remove(id: id),
        .phase(phase), .card(.title(text)), .card(.nothing),
      ]
      if state.spare != nil { actions += [.spare(.title(text)), .spare(.nothing)] }
      if state.drawers[id: id] != nil {
        actions.append(.drawers(.element(id: id, action: .phase(phase))))
      }
      return actions.randomElement(using: &random) ?? .nothing
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .title(let title): state.title = title
      case .total(let total): state.$total.withLock { $0 = total }
      case .insertSpare: if state.spare == nil { state.spare = Card.State() }
      case .insert(let id):
        if state.drawers[id: id] == nil { state.drawers.append(Drawer.State(id: id)) }
      case .remove(let id): state.drawers.remove(id: id)
      case .nothing, .phase, .spare, .card, .drawers: break
      }
      return .none
    }
    .ifLet(\.spare, action: \.spare) { Card() }
    .forEach(\.drawers, action: \.drawers) { Drawer() }
    Scope(state: \.phase, action: \.phase) { PhaseFeature() }
    Scope(state: \.card, action: \.card) { Card() }
  }
}

@ObservableState
private enum Phase: Equatable {
  case idle
  case done(String)

  var text: String {
    switch self {
    case .idle: "idle"
    case .done(let text): "done \(text)"
    }
  }
}

@Reducer
private struct PhaseFeature {
  typealias State = Phase

  enum Action {
    case nothing
    case assign(Phase)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .assign(let phase) = action { state = phase }
      return .none
    }
  }
}

@Reducer
private struct Card {
  @ObservableState
  struct State: Equatable {
    var title = "stored"
  }

  enum Action {
    case nothing
    case title(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .title(let title) = action { state.title = title }
      return .none
    }
  }
}

@Reducer
private struct Drawer {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var phase = Phase.idle
  }

  @CasePathable
  enum Action {
    case phase(PhaseFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) { PhaseFeature() }
  }
}

private struct DeskView: View {
  let store: StoreOf<Desk>

  var body: some View {
    TitleView(store: store)
    DeskCardView(store: store)
    CardStoreView(store: store.scope(state: \.card, action: \.card))
    PhaseView(store: store.scope(state: \.phase, action: \.phase))
    SpareView(store: store)
    DrawersView(store: store)
    TotalView(store: store)
  }
}

private struct TitleView: View {
  let store: StoreOf<Desk>

  var body: some View { Text("› \(store.title)") }
}

private struct DeskCardView: View {
  let store: StoreOf<Desk>

  var body: some View { Text("› \(store.card.title)") }
}

private struct CardStoreView: View {
  let store: StoreOf<Card>

  var body: some View { Text("› \(store.title)") }
}

private struct PhaseView: View {
  let store: StoreOf<PhaseFeature>

  var body: some View { Text("› \(store.state.text)") }
}

private struct SpareView: View {
  let store: StoreOf<Desk>

  var body: some View {
    Text("› \(store.scope(state: \.spare, action: \.spare)?.title ?? "none")")
  }
}

private struct DrawersView: View {
  let store: StoreOf<Desk>

  var body: some View {
    ForEach(store.scope(state: \.drawers, action: \.drawers)) { DrawerView(store: $0) }
  }
}

private struct DrawerView: View {
  let store: StoreOf<Drawer>

  var body: some View { Text("› \(store.phase.text)") }
}

private struct TotalView: View {
  let store: StoreOf<Desk>

  var body: some View { Text("› \(store.total)") }
}
