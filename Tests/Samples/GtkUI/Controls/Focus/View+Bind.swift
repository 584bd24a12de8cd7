@Reducer
struct SignUp {
  @ObservableState
  struct State {
    enum Field: Hashable { case name }

    var focus: Field?
  }

  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
