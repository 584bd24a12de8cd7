import ComposableArchitecture

/// A feature with a part of state in each kind of place: a child, an optional child, a presented
/// feature, a destination, rows, a stack, an array, and settings in two levels.
@Reducer
struct Office {
  @Reducer
  enum Destination {
    case member(Member)
  }

  @ObservableState
  struct State {
    var title = 0
    var chief = Member.State(id: 10)
    var deputy: Member.State? = Member.State(id: 11)
    @Presents var guest: Member.State? = Member.State(id: 12)
    @Presents var destination: Destination.State? = .member(Member.State(id: 13))
    var rows: IdentifiedArrayOf<Member.State> = [Member.State(id: 0), Member.State(id: 1)]
    var path = {
      var path = StackState<Member.State>()
      path[id: 0] = Member.State(id: 14)
      path[id: 1] = Member.State(id: 15)
      return path
    }()
    var members = [Member.State(id: 16), Member.State(id: 17)]
    var settings = Settings()

    var chiefAlias: Member.State {
      get { chief }
      set { chief = newValue }
    }
    var rowsAlias: IdentifiedArrayOf<Member.State> {
      get { rows }
      set { rows = newValue }
    }
    var profileAlias: Profile {
      get { settings.profile }
      set { settings.profile = newValue }
    }
  }

  @ObservableState
  struct Settings {
    var level = 0
    var profile = Profile()
  }

  @ObservableState
  struct Profile {
    var number = 0
    var badge = Badge()
  }

  enum Action {
    case badge(Badge.Action)
    case change((inout State) -> Void)
    case chief(Member.Action)
    case chiefAlias(Member.Action)
    case deputy(Member.Action)
    case destination(PresentationAction<Destination.Action>)
    case guest(PresentationAction<Member.Action>)
    case path(StackActionOf<Member>)
    case profile((inout Profile) -> Void)
    case profileAlias((inout Profile) -> Void)
    case rows(IdentifiedActionOf<Member>)
    case rowsAlias(IdentifiedActionOf<Member>)
    case settings((inout Settings) -> Void)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.chief, action: \.chief) { Member() }
    Scope(state: \.chiefAlias, action: \.chiefAlias) { Member() }
    Scope(state: \.settings, action: \.settings) { Editor() }
    Scope(state: \.settings.profile, action: \.profile) { Editor() }
    Scope(state: \.profileAlias, action: \.profileAlias) { Editor() }
    Scope(state: \.settings.profile.badge, action: \.badge) { Badge.Feature() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.deputy, action: \.deputy) { Member() }
    .ifLet(\.$guest, action: \.guest) { Member() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) { Member() }
    .forEach(\.rowsAlias, action: \.rowsAlias) { Member() }
    .forEach(\.path, action: \.path) { Member() }
  }
}

/// A child feature with a nested state.
@Reducer
struct Member {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var number = 0
    var badge = Badge()
  }

  enum Action {
    case badge(Badge.Action)
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.badge, action: \.badge) { Badge.Feature() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

@ObservableState
struct Badge {
  var number = 0

  typealias Action = (inout Badge) -> Void

  struct Feature: Reducer {
    func reduce(into state: inout Badge, action: @escaping Action) -> Effect<Action> {
      action(&state)
      return .none
    }
  }
}

/// A feature whose actions change its state.
private struct Editor<State>: Reducer {
  typealias Action = (inout State) -> Void

  func reduce(into state: inout State, action: @escaping Action) -> Effect<Action> {
    action(&state)
    return .none
  }
}
