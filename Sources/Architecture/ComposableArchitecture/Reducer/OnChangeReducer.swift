extension Reducer {
  /// Runs another reducer when this one has changed a value of the state.
  ///
  /// ```swift
  /// BindingReducer()
  ///   .onChange(of: \.settings.isHapticsEnabled) { oldValue, newValue in
  ///     Reduce { state, action in
  ///       .run { send in … }
  ///     }
  ///   }
  /// ```
  ///
  /// The other reducer runs after this one, on the state as this one left it, for the same action.
  /// Only what this reducer changes counts: not what others beside it do.
  ///
  /// - Parameters:
  ///   - toValue: What to watch.
  ///   - isDuplicate: Whether two values are the same.
  ///   - reducer: Makes the reducer to run, given the value before and after.
  public func onChange<Value, R: Reducer<State, Action>>(
    of toValue: @escaping (_ state: State) -> Value,
    removeDuplicates isDuplicate: @escaping (_ lhs: Value, _ rhs: Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer:
      @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> _OnChangeReducer<Self, Value> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate) {
      oldValue,
      newValue,
      state,
      action in
      reducer(oldValue, newValue).reduce(into: &state, action: action)
    }
  }

  /// Runs another reducer when this one has changed a value of the state.
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (_ state: State) -> Value,
    @ReducerBuilder<State, Action> _ reducer:
      @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> _OnChangeReducer<Self, Value> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Changes the state further, and says what to do, when this reducer has changed a value of it.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldValue, state in
  ///   state.results = []
  ///   return .none
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: What to watch.
  ///   - perform: Is given the value before, and the state as this reducer left it.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (_ state: State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, Value> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _, state, _ in
      perform(oldValue, &state)
    }
  }
}

/// A reducer, and what follows on its change of a value.
public struct _OnChangeReducer<Base: Reducer, Value>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let onChange: (_ old: Value, _ new: Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    guard !isDuplicate(oldValue, newValue) else { return effect }
    return effect.merge(with: onChange(oldValue, newValue, &state, action))
  }
}
