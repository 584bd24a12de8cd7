extension Reducer {
  /// Runs another reducer when this reducer has changed a value of the state.
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
  /// The other reducer receives the same action, and the state that this reducer has changed.
  /// Changes by other reducers are not observed.
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe.
  ///   - isDuplicate: A closure that returns whether two values are equal.
  ///   - reducer: A closure that returns the reducer to run, given the old value and the new value.
  /// - Returns: A reducer that runs this reducer, and then the other reducer if the value has
  ///   changed.
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

  /// Runs another reducer when this reducer has changed a value of the state.
  public func onChange<Value: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (_ state: State) -> Value,
    @ReducerBuilder<State, Action> _ reducer:
      @escaping (_ oldValue: Value, _ newValue: Value) -> R
  ) -> _OnChangeReducer<Self, Value> {
    onChange(of: toValue, removeDuplicates: ==, reducer)
  }

  /// Calls a closure that can change the state and return an effect, when this reducer has changed
  /// a value of the state.
  ///
  /// ```swift
  /// .onChange(of: \.query) { oldValue, state in
  ///   state.results = []
  ///   return .none
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: A closure that returns the value to observe.
  ///   - perform: A closure that is passed the old value and the state that this reducer has
  ///     changed, and that returns an effect.
  /// - Returns: A reducer that runs this reducer, and then `perform` if the value has changed.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (_ state: State) -> Value,
    _ perform: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, Value> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _, state, _ in
      perform(oldValue, &state)
    }
  }
}

/// A reducer that runs another reducer after its base reducer has changed a value of the state.
public struct _OnChangeReducer<Base: Reducer, Value>: Reducer {
  let base: Base
  let toValue: (Base.State) -> Value
  let isDuplicate: (Value, Value) -> Bool
  let onChange: (_ old: Value, _ new: Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  /// Runs the base reducer. If the observed value has changed, runs the other reducer for the same
  /// action, and merges both effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let oldValue = toValue(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = toValue(state)
    guard !isDuplicate(oldValue, newValue) else { return effect }
    return effect.merge(with: onChange(oldValue, newValue, &state, action))
  }
}
