import ComposableArchitecture

/// A parent of a stack and a sheet. The effect of its task pushes a page and presents a sheet.
@Reducer
struct Home {
  struct State: Equatable {
    var path = StackState<Page.State>()
    @PresentationState var sheet: Page.State?
    /// The number of dismissals of the sheet for which an effect has finished.
    var saved = 0
  }

  enum Action {
    case nothing
    case path(StackActionOf<Page>)
    case present
    case push
    case saved
    case sheet(PresentationAction<Page.Action>)
    case task
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nothing, .path, .sheet(.presented):
        return .none
      case .present:
        state.sheet = Page.State()
        return .none
      case .push:
        state.path.append(Page.State())
        return .none
      case .saved:
        state.saved += 1
        return .none
      case .sheet(.dismiss):
        return .run { send in
          await Task.megaYield()
          await send(.saved)
        }
      case .task:
        return .run { send in
          await send(.push)
          await send(.present)
          try await untilCancelled()
        }
      }
    }
    .forEach(\.path, action: \.path) { Page() }
    .ifLet(\.$sheet, action: \.sheet) { Page() }
  }
}

/// A feature that leaves a case and comes back to the case with the saved state.
@Reducer
struct HomeAccount {
  enum State: Equatable {
    case online(Home.State)
    case offline(Home.State)
  }

  enum Action {
    case comeBack
    case leave
    case online(Home.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch (action, state) {
      case (.leave, .online(let home)):
        state = .offline(home)
      case (.comeBack, .offline(let home)):
        state = .online(home)
      default:
        break
      }
      return .none
    }
    .ifCaseLet(\.online, action: \.online) { Home() }
  }
}

/// A feature that puts its child away, and puts the child back. An enclosing reducer replaces the
/// state of the child.
@Reducer
struct HomeDrawer {
  struct State: Equatable {
    var home: Home.State?
    var drawer: Home.State?
  }

  enum Action {
    case home(Home.Action)
    case putAway
    case putBack
    case replace(Home.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .putAway:
        swap(&state.home, &state.drawer)
      case .putBack:
        swap(&state.home, &state.drawer)
      case .home, .replace:
        break
      }
      return .none
    }
    .ifLet(\.home, action: \.home) { Home() }
    Reduce { state, action in
      if case .replace(let home) = action {
        state.home = home
      }
      return .none
    }
  }
}
