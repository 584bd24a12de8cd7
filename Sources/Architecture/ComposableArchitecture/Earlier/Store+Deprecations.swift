import Dependencies

// Earlier initializers, with a reducer instead of a closure as the argument.

extension Store {
  /// Creates a store with an existing reducer. The reducer was created without the dependencies
  /// that `prepareDependencies` overrides, and may have captured other values.
  @available(*, deprecated, message: "Create the reducer in a closure: 'reducer: { Feature() }'.")
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      initialState: initialState(),
      reducer: { reducer },
      withDependencies: prepareDependencies
    )
  }
}

extension TestStore {
  /// Creates a test store with an existing reducer. The reducer was created without the
  /// dependencies that `prepareDependencies` overrides, and may have captured other values.
  @available(*, deprecated, message: "Create the reducer in a closure: 'reducer: { Feature() }'.")
  public convenience init(
    initialState: @autoclosure () -> State,
    reducer: some Reducer<State, Action>,
    prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState(),
      reducer: { reducer },
      withDependencies: prepareDependencies,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
