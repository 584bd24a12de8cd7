import ComposableGtk

/// A form with a field, a switch and a destination, with observable state.
@Reducer
struct FormFeature {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isNotifying = false
    /// A value that no view of the tests reads.
    var unread = 0
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case notifyingChanged(Bool)
    case unreadChanged
  }

  @Reducer
  enum Destination {
    case edit(Tally)
    case help(Tally)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .destination:
        return .none
      case .editButtonTapped:
        state.destination = .edit(Tally.State(count: 1))
        return .none
      case .notifyingChanged(let isNotifying):
        state.isNotifying = isNotifying
        return .none
      case .unreadChanged:
        state.unread += 1
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension FormFeature.Destination.State: Equatable {}

/// A number that is incremented.
@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case incremented
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}

struct TallyView: View {
  let store: StoreOf<Tally>

  var body: some View {
    Button("Count \(store.count)") { store.send(.incremented) }
  }
}

/// A feature with an optional child, and with a presented state for which the body contains no
/// `ifLet`.
@Reducer
struct Optionals {
  @ObservableState
  struct State: Equatable {
    var child: Tally.State?
    @Presents var forgotten: Tally.State?
  }

  enum Action {
    case child(Tally.Action)
    case forgotten(PresentationAction<Tally.Action>)
    case setChild(Int?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .setChild(let count) = action {
        state.child = count.map { Tally.State(count: $0) }
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Tally() }
  }
}
