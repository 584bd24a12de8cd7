@Reducer
enum Destination {
  case edit(Edit)
  case history(History)
}

var store: StoreOf<Destination> { fatalError() }
