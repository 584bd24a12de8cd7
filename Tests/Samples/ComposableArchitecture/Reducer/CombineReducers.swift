struct Analytics: Reducer {
  typealias State = Feature.State
  typealias Action = Feature.Action

  var body: some ReducerOf<Self> { EmptyReducer() }
}
