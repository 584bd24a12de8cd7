import ComposableArchitecture

/// A position of a chart in an atlas.
enum ChartPlace {
  case cover, optional, shown, sheet
  case page(StackElementID)

  /// Returns the positions that contain a chart.
  static func all(in state: Atlas.State) -> [Self] {
    let all: [Self] = [.cover, .optional, .shown, .sheet] + state.path.ids.map(Self.page)
    return all.filter { $0.chart(in: state) != nil }
  }

  func chart(in state: Atlas.State) -> Chart.State? {
    switch self {
    case .cover: state.cover
    case .optional: state.optional
    case .shown: state.shown
    case .sheet: state.sheet?.chart
    case .page(let id): state.path[id: id]?.chart
    }
  }

  /// Changes the chart in place, as the parent does.
  func change(_ state: inout Atlas.State, _ change: (inout Chart.State) -> Void) {
    switch self {
    case .cover: change(&state.cover)
    case .optional: if state.optional != nil { change(&state.optional!) }
    case .shown: if state.shown != nil { change(&state.shown!) }
    case .sheet: if state.sheet?.chart != nil { state.sheet?.modify(\.chart, yield: change) }
    case .page(let id):
      guard state.path[id: id]?.chart != nil else { return }
      change(&state.path[id: id, case: \.chart]!)
    }
  }

  /// Replaces the chart at the position.
  func put(_ chart: Chart.State, in state: inout Atlas.State) {
    switch self {
    case .cover: state.cover = chart
    case .optional: state.optional = chart
    case .shown: state.shown = chart
    case .sheet: state.sheet = .chart(chart)
    case .page(let id):
      guard state.path.ids.contains(id) else { return }
      state.path[id: id] = .chart(chart)
    }
  }

  /// Returns an action of the chart.
  func action(_ action: Chart.Action) -> Atlas.Action {
    switch self {
    case .cover: .cover(action)
    case .optional: .optional(action)
    case .shown: .shown(.presented(action))
    case .sheet: .sheet(.presented(.chart(action)))
    case .page(let id): .path(.element(id: id, action: .chart(action)))
    }
  }

  @MainActor
  func store(in store: StoreOf<Atlas>) -> StoreOf<Chart>? {
    switch self {
    case .cover: return store.scope(state: \.cover, action: \.cover)
    case .optional: return store.scope(state: \.optional, action: \.optional)
    case .shown: return store.scope(state: \.shown, action: \.shown.presented)
    case .sheet: return store.scope(state: \.sheet?.chart, action: \.sheet.presented.chart)
    case .page(let id):
      let path: Store<StackState<Atlas.Sheet.State>, StackActionOf<Atlas.Sheet>> = store.scope(
        state: \.path,
        action: \.path
      )
      return path.element(id)?.scope(state: \.chart, action: \.chart)
    }
  }
}

extension Store {
  /// Returns the store of an element of a stack, as views of stacks create the store.
  func element<Element, ElementAction>(_ id: StackElementID) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
