/// A group of reducers, to which an operator is applied as a whole.
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

  /// Creates a group of reducers. The closure is called once, immediately.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    self.reducers = build()
  }

  /// Runs the reducers from top to bottom, and merges their effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
