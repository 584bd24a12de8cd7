struct Response {}

@Reducer
struct Search {
  @ObservableState
  struct State {}

  @CasePathable
  enum Action: ViewAction {
    case view(View)

    enum View { case refreshButtonTapped }
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
