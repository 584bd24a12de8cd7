import ComposableArchitecture

/// A feature whose state has twenty properties, like the state of a form.
@Reducer
struct Form {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    var email = "blob@example.org"
    var street = "Main Street 1"
    var city = "Springfield"
    var country = "Nowhere"
    var notes = ["one", "two", "three"]
    var age = 42
    var height = 1.8
    var weight = 80.0
    var isSubscribed = false
    var isAdmin = false
    var isActive = true
    var visits = 0
    var score = 100
    var level = 3
    var attempts = 0
    var tags: Set<String> = ["a", "b"]
    var ratings = [1, 2, 3, 4, 5]
    var nickname: String?
    var referrer: String?
  }

  enum Action {
    case visit
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visit:
        state.visits += 1
        return .none
      }
    }
  }
}
