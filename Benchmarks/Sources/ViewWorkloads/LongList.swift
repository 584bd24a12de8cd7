import ComposableGtk

/// A feature with an array of values that the view shows in a list.
@Reducer
struct LongList {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  @ObservableState
  struct State: Equatable {
    var items: [Item]
    var isOpen = false
    var isFiltered = false

    init(count: Int) {
      items = (0..<count).map { Item($0) }
    }

    var shown: [Item] { isFiltered ? items.filter { $0.id.isMultiple(of: 3) } : items }
  }

  enum Action {
    case open
    case rename(String)
    case insert
    case reverse
    case filter(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open: state.isOpen = true
      case .rename(let title): state.items[3].title = title
      case .insert: state.items.insert(Item(state.items.count), at: 0)
      case .reverse: state.items.reverse()
      case .filter(let isFiltered): state.isFiltered = isFiltered
      }
      return .none
    }
  }
}

struct LongListView: View {
  let store: StoreOf<LongList>

  var body: some View {
    if store.isOpen {
      List(store.shown) { Text($0.title) }
    } else {
      Text("Closed")
    }
  }
}
