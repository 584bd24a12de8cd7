import CasePaths

extension Store where State: ObservableState {
  /// A store of a feature that may not be there, or `nil` if it isn't.
  ///
  /// ```swift
  /// if let child = store.scope(state: \.child, action: \.child.presented) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// Read within a view's body, whether it is there is observed. Asked again while somebody still
  /// has the store, it gives the same one. A store whose feature has left goes on showing the last
  /// of it.
  ///
  /// Ask for it where something says that the store may not be there, as `if let` and `?` do. A bare
  /// `let child = store.scope(…)` gives a store of optional state. A store that was scoped by
  /// closures can't know its parts again, which is reported.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseLiteral<Action, ChildAction>,
    at location: SourceLocation
  ) -> Store<ChildState, ChildAction>? {
    reportIfUncached(at: location)
    guard let child = self.state[keyPath: state] else { return nil }
    return children.store(
      at: ScopePlace(state: state, action: action.address, isOptional: true)
    ) {
      OptionalScopeID(state: state, action: action.keyPath)
    } make: {
      Store<ChildState, ChildAction>(
        core: PartialCore(
          parent: core,
          last: child,
          state: { $0[keyPath: state] },
          action: action.path.embed
        ),
        cachesChildren: cachesChildren
      )
    }
  }

  /// A store of a feature that may not be there, or `nil` if it isn't.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension Store {
  /// A store of a part of the feature.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(\.profile, action: \.profile))
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: CaseLiteral(action))
  }
}

private struct OptionalScopeID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
