import ComposableArchitecture

// Five features with plain state. `PlainNested1` is the parent of `PlainCounter`, and each other
// feature is the parent of the previous feature.

@Reducer
struct PlainNested1 {
  struct State {
    var child = PlainCounter.State()
    var count = 0
  }

  enum Action {
    case child(PlainCounter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { PlainCounter() }
  }
}

@Reducer
struct PlainNested2 {
  struct State {
    var child = PlainNested1.State()
    var count = 0
  }

  enum Action {
    case child(PlainNested1.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { PlainNested1() }
  }
}

@Reducer
struct PlainNested3 {
  struct State {
    var child = PlainNested2.State()
    var count = 0
  }

  enum Action {
    case child(PlainNested2.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { PlainNested2() }
  }
}

@Reducer
struct PlainNested4 {
  struct State {
    var child = PlainNested3.State()
    var count = 0
  }

  enum Action {
    case child(PlainNested3.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { PlainNested3() }
  }
}

@Reducer
struct PlainNested5 {
  struct State {
    var child = PlainNested4.State()
    var count = 0
  }

  enum Action {
    case child(PlainNested4.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { PlainNested4() }
  }
}
