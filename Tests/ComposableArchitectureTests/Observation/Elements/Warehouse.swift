import ComposableArchitecture

/// A parent that changes lists of all kinds of elements in any way.
@Reducer
struct Warehouse {
  @ObservableState
  struct State {
    var shelves: IdentifiedArrayOf<Shelf.State> = []
    var places: IdentifiedArrayOf<Place> = []
    var models: IdentifiedArrayOf<Model> = []
    var other = 0
  }

  enum Action {
    case change((inout State) -> Void)
    case several([Action])
    case shelves(IdentifiedActionOf<Shelf>)
    case places(IdentifiedAction<Int, Never>)
    case models(IdentifiedAction<Int, Never>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      case .several(let actions):
        return .merge(actions.map { .send($0) })
      case .shelves(.element(_, .changeAround(let before, _, _))):
        before(&state)
        return .none
      case .shelves, .places, .models:
        return .none
      }
    }
    EmptyReducer()
      .forEach(\.shelves, action: \.shelves) { Shelf() }
    Reduce { state, action in
      if case .shelves(.element(_, .changeAround(_, _, let after))) = action {
        after(&state)
      }
      return .none
    }
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
    var label = Label()
    var items: IdentifiedArrayOf<Product.State> = []
    @ObservationStateIgnored let model: Model

    /// A part of an object, which may be replaced whether or not the shelf is changed.
    var ofModel: Label { model.label }
    /// A property that isn't observed. The store detects a change only by reading the property.
    @ObservationStateIgnored var hidden = Label()
  }

  enum Action {
    case change((inout State) -> Void)
    /// Changes the parent, then the shelf, and then the parent again.
    case changeAround(
      (inout Warehouse.State) -> Void,
      (inout State) -> Void,
      (inout Warehouse.State) -> Void
    )
    case items(IdentifiedActionOf<Product>)
    case label(Never)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change), .changeAround(_, let change, _): change(&state)
      case .items, .label: break
      }
      return .none
    }
    .forEach(\.items, action: \.items) { Product() }
  }
}

@ObservableState
struct Label {
  var count = 0
  var length = 0
}

@Reducer
struct Product {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case set(Int)
    case replace(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let count): state.count = count
      case .replace(let count): state = State(id: state.id, count: count)
      }
      return .none
    }
  }
}

/// An enum with a payload that isn't observable state.
@ObservableState
enum Place: Identifiable {
  case product(Product.State)
  case plain(PlainPlace)

  struct PlainPlace {
    let id: Int
    var count = 0
  }

  var id: Int {
    switch self {
    case .product(let item): item.id
    case .plain(let place): place.id
    }
  }

  var count: Int {
    switch self {
    case .product(let item): item.count
    case .plain(let place): place.count
    }
  }
}

/// State that is an object. A change of its identity applies to all references to the object.
final class Model: ObservableState, Identifiable {
  let id: Int
  var label = Label() {
    didSet { _$id = ObservableStateID() }
  }
  private(set) var _$id = ObservableStateID()

  init(id: Int) {
    self.id = id
  }

  func _$willModify() {}
}
