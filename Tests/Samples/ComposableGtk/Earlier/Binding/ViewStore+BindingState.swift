@Reducer
struct Feature {
  struct State: Equatable { @BindingState var name = "" }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

var store: StoreOf<Feature> { fatalError() }
