@Reducer
struct Search {
  @ObservableState
  struct State { var results: Item.State? }

  enum Action { case results(Item.Action) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

var store: StoreOf<Search> { fatalError() }

typealias ResultsView = ItemView
