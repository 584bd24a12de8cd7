@Reducer
struct Login {
  struct State: Equatable {}

  @CasePathable
  enum Action { case response(Result<String, any Error>) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Session {
  case home(Home)
  case login(Login)
}

typealias State = Session.State
typealias Action = Session.Action
