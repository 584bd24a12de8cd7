/// A builder that combines reducers, in the body of a feature and in the closures of operators.
///
/// The reducers run from top to bottom on the same state for the same action. The effects of the
/// reducers run concurrently. `if`, `if`-`else`, `switch`, `for` and `if #available` are supported.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Returns a reducer that ignores all actions, for an empty block.
  @inlinable
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer()
  }

  /// Returns the only reducer of a block unchanged.
  @inlinable
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: consuming R) -> R {
    reducer
  }

  // The parameter is an autoclosure, because the compiler doesn't open an existential in an
  // autoclosure. For an `any Reducer`, the compiler must select the overload below, because this
  // overload would return `any Reducer`.
  /// Returns the reducer of a statement unchanged.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(
    _ expression: @autoclosure () -> R
  ) -> R {
    expression()
  }

  /// Erases the type of the reducer of a statement whose type is `any Reducer`.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Returns the reducer of the whole block unchanged.
  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: consuming R) -> R {
    reducer
  }

  /// Returns the first reducer of a block unchanged.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: consuming R) -> R {
    first
  }

  /// Returns a reducer that runs the reducers of the earlier statements, and then the next reducer.
  @inlinable
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: consuming First,
    next: consuming Next
  ) -> _Sequence<First, Next> {
    _Sequence(first: accumulated, next: next)
  }

  /// Returns a reducer that runs the reducers of a `for` loop in order.
  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers: reducers)
  }

  /// Returns the reducer of a branch of an `if`-`else` or a `switch` as the first of two
  /// alternatives.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> _Conditional<First, Second> {
    .first(reducer)
  }

  /// Returns the reducer of a branch of an `if`-`else` or a `switch` as the second of two
  /// alternatives.
  @inlinable
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> _Conditional<First, Second> {
    .second(reducer)
  }

  /// Returns the reducer of an `if` without an `else`, or `nil` if the condition is false.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? {
    reducer
  }

  /// Erases the type of the reducer in an `if #available`, because the type may not exist on an
  /// older system.
  @inlinable
  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }
}

extension ReducerBuilder {
  /// The reducer of one of two alternatives of an `if`-`else` or a `switch`.
  public enum _Conditional<First: Reducer<State, Action>, Second: Reducer<State, Action>>: Reducer {
    /// The reducer of the first alternative.
    case first(First)

    /// The reducer of the second alternative.
    case second(Second)

    /// Runs the reducer of the alternative that was selected when the block was evaluated.
    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch self {
      case .first(let reducer): reducer.reduce(into: &state, action: action)
      case .second(let reducer): reducer.reduce(into: &state, action: action)
      }
    }
  }

  /// Two reducers that run in order.
  public struct _Sequence<First: Reducer<State, Action>, Next: Reducer<State, Action>>: Reducer {
    @usableFromInline let first: First
    @usableFromInline let next: Next

    @inlinable
    init(first: consuming First, next: consuming Next) {
      self.first = first
      self.next = next
    }

    /// Runs both reducers in order, and merges their effects.
    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      let effect = first.reduce(into: &state, action: action)
      return effect.merge(with: next.reduce(into: &state, action: action))
    }
  }

  /// The reducers that a `for` loop creates, which run in order.
  public struct _SequenceMany<Element: Reducer<State, Action>>: Reducer {
    @usableFromInline let reducers: [Element]

    @usableFromInline
    init(reducers: [Element]) {
      self.reducers = reducers
    }

    /// Runs the reducers in the order of the loop, and merges their effects.
    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      var effect = Effect<Action>.none
      for reducer in reducers {
        effect = effect.merge(with: reducer.reduce(into: &state, action: action))
      }
      return effect
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the wrapped reducer. `nil` changes nothing and returns no effect.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let reducer): reducer.reduce(into: &state, action: action)
    case .none: .none
    }
  }
}
