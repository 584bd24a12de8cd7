@Reducer
enum Root {
  case loggedIn(Home)
  case loggedOut(Login)
}

var store: StoreOf<Root> { fatalError() }
