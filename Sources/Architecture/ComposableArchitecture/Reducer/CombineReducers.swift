/// A group of reducers, for applying an operator to all of them.
///
/// ```swift
/// CombineReducers {
///   Analytics()
///   Reduce { state, action in … }
/// }
/// .ifLet(\.$destination, action: \.destination)
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  @usableFromInline
  let reducers: Reducers

  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    self.reducers = build()
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
