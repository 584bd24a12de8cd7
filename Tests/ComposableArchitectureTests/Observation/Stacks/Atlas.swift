import ComposableArchitecture

/// A parent that changes charts in any way, in all positions in which a feature can have a child.
@Reducer
struct Atlas {
  @Reducer
  enum Sheet {
    case chart(Chart)
    case pin(Pin)
  }

  @ObservableState
  struct State {
    var cover = Chart.State()
    var optional: Chart.State?
    @Presents var shown: Chart.State?
    @Presents var sheet: Sheet.State?
    var path = StackState<Sheet.State>()
  }

  enum Action {
    case change((inout State) -> Void)
    case cover(Chart.Action)
    case optional(Chart.Action)
    case path(StackActionOf<Sheet>)
    case sheet(PresentationAction<Sheet.Action>)
    case shown(PresentationAction<Chart.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.cover, action: \.cover) { Chart() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Chart() }
    .ifLet(\.$shown, action: \.shown) { Chart() }
    .ifLet(\.$sheet, action: \.sheet)
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct Chart {
  @ObservableState
  struct State {
    var count = 0
    var length = 0
    var pin = Pin.State()
    @Presents var shown: Pin.State?
    var pins = StackState<Pin.State>()
  }

  enum Action {
    case change((inout State) -> Void)
    case pin(Pin.Action)
    case pins(StackActionOf<Pin>)
    case shown(PresentationAction<Pin.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.pin, action: \.pin) { Pin() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.$shown, action: \.shown) { Pin() }
    .forEach(\.pins, action: \.pins) { Pin() }
  }
}

@Reducer
struct Pin {
  @ObservableState
  struct State {
    var count = 0
    var length = 0
  }

  enum Action {
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state)
      }
      return .none
    }
  }
}
