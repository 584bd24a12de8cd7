/// A reducer that calls a closure, or another reducer whose type is erased.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .increment:
///     state.count += 1
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let run: (inout State, Action) -> Effect<Action>

  /// Creates a reducer that calls a closure. The closure changes the state for an action and
  /// returns an effect.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.run = reduce
  }

  // NB: The parameter is an existential rather than an opaque type. With an opaque type, if the
  // closure of the other initializer contains an error, the compiler reports only that the closure
  // isn't a reducer.
  /// Creates a reducer that runs another reducer and erases its type.
  @inlinable
  public init(_ reducer: any Reducer<State, Action>) {
    self.run = Self.erase(reducer)
  }

  @inlinable
  static func erase(
    _ reducer: some Reducer<State, Action>
  ) -> (inout State, Action) -> Effect<Action> {
    { state, action in reducer.reduce(into: &state, action: action) }
  }

  /// Calls the closure, or runs the reducer whose type is erased.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }
}
