@Reducer
struct Detail {
  struct Item { var name: String }

  struct State { var item: Item }

  enum Action {}

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
enum Path {
  case detail(Detail)
}

var item: Detail.Item { fatalError() }
