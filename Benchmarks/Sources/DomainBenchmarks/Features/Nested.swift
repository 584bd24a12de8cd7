import ComposableArchitecture

// Five features with observable state. `Nested1` is the parent of `Counter`, and each other feature
// is the parent of the previous feature. As in most apps, the features are not generic.

@Reducer
struct Nested1 {
  @ObservableState
  struct State {
    var child = Counter.State()
    var count = 0
  }

  enum Action {
    case child(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Counter() }
  }
}

@Reducer
struct Nested2 {
  @ObservableState
  struct State {
    var child = Nested1.State()
    var count = 0
  }

  enum Action {
    case child(Nested1.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Nested1() }
  }
}

@Reducer
struct Nested3 {
  @ObservableState
  struct State {
    var child = Nested2.State()
    var count = 0
  }

  enum Action {
    case child(Nested2.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Nested2() }
  }
}

@Reducer
struct Nested4 {
  @ObservableState
  struct State {
    var child = Nested3.State()
    var count = 0
  }

  enum Action {
    case child(Nested3.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Nested3() }
  }
}

@Reducer
struct Nested5 {
  @ObservableState
  struct State {
    var child = Nested4.State()
    var count = 0
  }

  enum Action {
    case child(Nested4.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Nested4() }
  }
}
