import Dependencies

extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.preferences, .inMemory)
  /// ```
  ///
  /// If several overrides set the same dependency, the innermost override applies. A parent can't
  /// override a dependency that the body of a child overrides.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency whose type is its own key, for this reducer and its effects.
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

  /// Changes a dependency for this reducer and its effects.
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

/// A reducer that overrides dependencies of its base reducer.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Runs the base reducer with the overridden dependencies. The effects of the base reducer read
  /// the overridden dependencies, too.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies(update) {
      base.reduce(into: &state, action: action)
    }
  }

  // Further overrides are added to this reducer, because each additional wrapper would lengthen the
  // type of the body.

  /// Adds an override. If an earlier override sets the same dependency, the earlier override
  /// applies.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> Self {
    adding { $0[keyPath: keyPath] = value }
  }

  /// Adds an override of a dependency whose type is its own key. If an earlier override sets the
  /// same dependency, the earlier override applies.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self
  where Value.Value == Value {
    adding { $0[Value.self] = value }
  }

  /// Adds a change of a dependency. The change is applied before the overrides that were added
  /// earlier.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    adding { transform(&$0[keyPath: keyPath]) }
  }

  /// Returns a reducer that applies `outer` before the existing overrides.
  private func adding(_ outer: @escaping (inout DependencyValues) -> Void) -> Self {
    Self(base: base) { [update] values in
      outer(&values)
      update(&values)
    }
  }
}
