import ComposableArchitecture

/// A parent that presents a page, an alert, or one of several destinations.
struct Presenter: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Bool>?
    @PresentationState var destination: Destination.State?
    @PresentationState var page: Page.State?
    /// Whether the page was presented when the parent received its last action.
    var hadPage = false
  }

  @CasePathable
  enum Action: Equatable {
    case alert(PresentationAction<Bool>)
    case destination(PresentationAction<Destination.Action>)
    case other
    case page(PresentationAction<Page.Action>)
    case setDestination(Destination.State?)
    case setPage(Page.State?)
  }

  static let alertLine = UInt(#line + 29)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.hadPage = state.page != nil
      switch action {
      case .alert(.presented(true)):
        state.alert = .again
      case .page(.presented(.notify)), .page(.presented(.startAndStayBehind)):
        state.page = nil
      case .setPage(let page):
        state.page = page
      case .setDestination(let destination):
        state.destination = destination
      case .destination(.presented(.item(.notify))):
        if case .item(let item)? = state.destination {
          state.destination = .item(Item.State(id: item.id + 1))
        }
      case .destination(.dismiss):
        if case .item(let item)? = state.destination {
          state.destination = .item(Item.State(id: item.id, page: Page.State(count: 99)))
        } else if case .page? = state.destination {
          state.destination = .item(Item.State(id: 1))
        }
      default:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$page, action: \.page) {
      Page()
    }
    .ifLet(\.$destination, action: \.destination) {
      Destination()
    }
  }
}

extension AlertState<Bool> {
  static var again: Self {
    AlertState {
      TextState("Again?")
    } actions: {
      ButtonState(action: true) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    }
  }
}

/// A page with an identifier.
struct Item: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var page = Page.State()
  }

  var body: some Reducer<State, Page.Action> {
    Scope(state: \.page, action: \.self) {
      Page()
    }
  }
}

@Reducer
struct Destination {
  enum State: Equatable {
    case alert(AlertState<Bool>)
    case item(Item.State)
    case page(Page.State)
  }

  enum Action: Equatable {
    case alert(Bool)
    case item(Page.Action)
    case page(Page.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.item, action: \.item) {
      Item()
    }
    Scope(state: \.page, action: \.page) {
      Page()
    }
  }
}
