import Dependencies

extension Reducer {
  /// Gives this reducer, and the effects that it makes, another value of a dependency.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.preferences, .inMemory)
  /// ```
  ///
  /// What is written closest to the reducer counts: a feature that sets a dependency for itself can't
  /// be given another one from outside.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Gives this reducer another value of a dependency that is its own key.
  ///
  /// ```swift
  /// Search()
  ///   .dependency(SearchClient.unresponsive)
  /// ```
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and the effects that it makes.
  ///
  /// ```swift
  /// Timer()
  ///   .transformDependency(\.apiClient) { $0.baseURL = staging }
  /// ```
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that runs with other dependencies.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }

  // One reducer however many dependencies are given: each layer would add to the type of the body.

  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    adding { $0[keyPath: keyPath] = value }
  }

  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value {
    adding { $0[Value.self] = value }
  }

  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    adding { transform(&$0[keyPath: keyPath]) }
  }

  /// What is added lies outside of what is there, which is written over it.
  private func adding(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base: base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
