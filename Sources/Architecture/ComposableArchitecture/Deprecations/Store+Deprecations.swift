import Dependencies

// Earlier forms, in which the reducer was a value rather than made by a closure.

extension Store {
  /// Makes a store of a reducer that is there already. The reducer was made outside of the dependencies
  /// that `prepareDependencies` sets, and may have caught others.
  @available(*, deprecated, message: "Make the reducer in a closure: 'reducer: { Feature() }'.")
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
  /// Makes a test store of a reducer that is there already. The reducer was made outside of the
  /// dependencies that `prepareDependencies` sets, and may have caught others.
  @available(*, deprecated, message: "Make the reducer in a closure: 'reducer: { Feature() }'.")
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
