import ComposableArchitecture

// The guides refer to these features, and don't show their code.

@Reducer
struct AddFeature {
  struct State: Equatable {
    var name = ""
  }
  enum Action: Equatable {
    case nameChanged(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      }
    }
  }
}

@Reducer
struct DetailFeature {
  struct State: Equatable {
    var item: Item
    var visits = 0
  }
  enum Action: Equatable {
    case appeared
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.visits += 1
        return .none
      }
    }
  }
}

@Reducer
struct EditFeature {
  struct State: Equatable {
    var item: Item
  }
  enum Action: Equatable {
    case nameChanged(String)
    case saveButtonTapped
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.item.name = name
        return .none
      case .saveButtonTapped:
        return .none
      }
    }
  }
}
